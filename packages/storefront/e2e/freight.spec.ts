import type { Locator, Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { confirmedNumber, goToStep, orderButton } from './harness/checkout'
import { fillGuestDetails, goToGuestReview, openGuestCart, startAsGuest } from './harness/guest-order'
import { createKeyboard } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { main, submit } from './harness/new-customer'
import { readSums } from './harness/order-sums'
import { swissSite } from './harness/sites'
import { expect, test } from './harness/visitors'
import { fillCart, signIn } from './harness/visitor'
import { expectSoundAtWidths, storyWidths } from './harness/widths'

/** Goes by pallet only. */
const pallets = { productId: '01tCN0001003170YAA', quantity: '5' }
const field = (page: Page, name: string): Locator => main(page).locator(`[name^="${name}"]`)
const heading = (page: Page): Locator => main(page).getByRole('heading', { level: 1 })

/** Types a day, `2026-12-15`, as the browser's field wants it: month, day, year. */
const typed = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return month + date + year
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

for (const width of storyWidths(1440)) {
  test(`a pallet with a lift truck on a requested day is ordered by keyboard alone: ${width} px`, async ({
    page,
    guard,
  }) => {
    test.slow()
    guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
    await page.setViewportSize({ width, height: 900 })
    await signIn(page.request, swissSite, buyers.CH.private.username)
    const cartId = await fillCart(page.request, swissSite, [pallets])
    await page.goto(`${swissSite.base}/cart/${cartId}`)
    await waitForHydration(page)
    const { hands, complaints } = createKeyboard(page)
    await hands.press(main(page).getByRole('button', { name: 'Zur Kasse' }))
    await goToStep(page, 'address', hands)
    await hands.press(main(page).getByRole('button', { name: 'Weiter', exact: true }))
    await goToStep(page, 'delivery', hands)
    await expect(heading(page)).toBeFocused()
    await test.step('what is wrong is said, and what was entered stays', async () => {
      await hands.type(field(page, 'needsLift'), ' ')
      await expect(field(page, 'callPhone')).toBeHidden()
      await hands.type(field(page, 'callsBefore'), ' ')
      await hands.type(field(page, 'callPhone'), 'abc')
      await hands.type(field(page, 'openingHours'), 'Mo–Fr 7–12 Uhr')
      const earliest = (await field(page, 'desiredDate').getAttribute('min')) ?? ''
      await hands.type(field(page, 'desiredDate'), typed(dayBefore(earliest)))
      await hands.press(submit(page))
      await expect(main(page).getByRole('alert')).toBeFocused()
      for (const name of ['callPhone', 'desiredDate'])
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, 'needsLift')).toBeChecked()
      await expect(field(page, 'openingHours')).toHaveValue('Mo–Fr 7–12 Uhr')
      await expectSoundAtWidths(page, 'delivery by pallet with problems')
      await hands.type(field(page, 'callPhone'), '062 555 01 00')
      await hands.type(field(page, 'desiredDate'), typed(earliest))
      await hands.press(submit(page))
    })
    await goToStep(page, 'payment', hands)
    await expect(heading(page)).toBeFocused()
    const sums = await readSums(page)
    await hands.choose(main(page).locator('input[name="method"][value="invoice"]'))
    await hands.press(submit(page))
    await expect(page).toHaveURL(/step=review/)
    const driver = [/Lastwagen mit Hebebühne/, /Mo–Fr 7–12 Uhr/, /\+41 62 555 01 00/, /Wunschtermin/]
    for (const text of driver) await expect(main(page)).toContainText(text)
    expect(await readSums(page)).toEqual(sums)
    await expect(heading(page)).toBeFocused()
    await hands.press(orderButton(page, swissSite))
    const number = await confirmedNumber(page)
    expect(await readSums(page)).toEqual(sums)
    await page.goto(`${swissSite.base}/my/orders/${number}`)
    for (const text of driver) await expect(main(page)).toContainText(text)
    expect(await readSums(page)).toEqual(sums)
    expect(complaints).toEqual([])
  })
}

for (const width of storyWidths(390)) {
  test(`a guest in Liechtenstein orders a pallet, for which the driver needs a phone number: ${width} px`, async ({
    page,
    shop,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await openGuestCart(page, swissSite, [pallets])
    await startAsGuest(page)
    await fillGuestDetails(page)
    await page.locator('#address-postalCode').fill('9490')
    await page.locator('#address-city').fill('Vaduz')
    await submit(page).click()
    await expect(page.locator('#address-phoneNumber')).toHaveAttribute('aria-invalid', 'true')
    await expectSoundAtWidths(page, 'details of a guest with a problem')
    await page.locator('#address-phoneNumber').fill('+423 555 01 00')
    await goToGuestReview(page)
    await expect(main(page)).toContainText('9490 Vaduz')
    await expect(main(page)).toContainText('Liechtenstein')
    const sums = await readSums(page)
    await submit(page).click()
    const number = await confirmedNumber(page)
    expect(await readSums(page)).toEqual(sums)
    expect(shop.readOrder(number)?.deliveryAddress).toMatchObject({ city: 'Vaduz', country: 'LI' })
  })
}
