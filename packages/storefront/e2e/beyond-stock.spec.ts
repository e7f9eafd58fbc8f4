import { confirmedNumber, goToStep } from './harness/checkout'
import { pointer } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { addButton, main, submit } from './harness/new-customer'
import { swissSite } from './harness/sites'
import { expect, test } from './harness/visitors'
import { fillCart, signIn } from './harness/visitor'
import { expectSoundAtWidths, storyWidths } from './harness/widths'

const { base } = swissSite

/** 420 in stock, and more arrives on a known day. */
const box = '01tCN0001001180YAA'

const later = /420 Stück sofort, 180 Stück ab \d\d\.\d\d\.\d{4}/

for (const width of storyWidths(390)) {
  test(`600 of 420 are ordered in two deliveries, each with its date: ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await signIn(page.request, swissSite)
    await fillCart(page.request, swissSite, [])
    await page.goto(`${base}/product/karton/${box}`)
    await waitForHydration(page)
    await main(page).getByRole('textbox', { name: 'Menge', exact: true }).fill('600')
    await expect(main(page).getByText(later).first()).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Nur 420 nehmen' })).toBeVisible()
    await expectSoundAtWidths(page, 'product beyond the stock')
    await addButton(page).click()
    await page.getByRole('link', { name: 'Zum Warenkorb' }).click()
    await expect(main(page).getByText(later).first()).toBeVisible()
    await expectSoundAtWidths(page, 'cart beyond the stock')
    await main(page).getByRole('button', { name: 'Zur Kasse' }).click()
    await goToStep(page, 'address', pointer)
    await main(page).getByRole('button', { name: 'Was später kommt, getrennt liefern' }).click()
    await expect(page).toHaveURL(/step=delivery/)
    await expect(main(page).getByRole('group', { name: /^Lieferung \d von 2/ })).toHaveCount(2)
    await submit(page).click()
    await goToStep(page, 'payment', pointer)
    await main(page).locator('input[name="method"][value="invoice"]').check()
    await submit(page).click()
    await expect(page).toHaveURL(/step=review/)
    await submit(page).click()
    const number = await confirmedNumber(page)
    await page.goto(`${base}/my/orders/${number}`)
    const days = main(page).getByText(/bis (?:Mo|Di|Mi|Do|Fr)/)
    expect(new Set(await days.allInnerTexts()).size).toBeGreaterThan(1)
    await expect(main(page).getByText(/180 Stück ab \d\d\.\d\d\.\d{4} an Lager/)).toBeVisible()
  })
}
