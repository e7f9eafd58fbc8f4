import type { APIRequestContext } from '@playwright/test'
import { buyers } from './harness/buyers'
import { nora } from './harness/guest-order'
import { waitForHydration } from './harness/hydration'
import { main, submit } from './harness/new-customer'
import { placeGuestOrder, placeOrder } from './harness/order'
import { quick } from './harness/quick'
import { frenchSite, germanSite, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { expect, moveOrder, test } from './harness/test-with-moved-orders'
import { fillCart, signIn } from './harness/visitor'
import { expectSoundAtWidths, storyWidths } from './harness/widths'
import { box } from './route-table'

async function order(request: APIRequestContext, site: Site): Promise<string> {
  await signIn(request, site, buyers[site.shop].private.username)
  await fillCart(request, site, [{ productId: box.id, quantity: '25' }])
  return await placeOrder(request, site)
}

for (const width of storyWidths(390)) {
  test(`an order is canceled by keyboard, and too late where it is packed meanwhile: ${width} px`, async ({
    page,
    guard,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    guard.allowFailure({ url: /\/cancel/, status: 409 })
    const { request } = page
    const first = await order(request, germanSite)
    const second = await order(request, germanSite)
    const open = async (number: string) => {
      await page.goto(`${germanSite.base}/my/orders/${number}/cancel`)
      await waitForHydration(page)
      await main(page).getByRole('button', { name: 'Bestellung jetzt stornieren' }).focus()
    }
    await open(first)
    await expectSoundAtWidths(page, 'canceling an order')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText(/^Diese Bestellung wurde am .* storniert\.$/)).toBeVisible()
    await expectSoundAtWidths(page, 'a canceled order')
    await open(second)
    await moveOrder(request, second, 'packed')
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('alert')).toContainText('schon verpackt')
    await expectSoundAtWidths(page, 'canceling too late')
  })
}

for (const width of storyWidths(1440)) {
  test(`items go back with a receipt that a reload shows again: ${width} px`, async ({ page, guard }) => {
    await page.setViewportSize({ width, height: 900 })
    guard.allowFailure({ url: /actions\/return/, status: 422 })
    const { request } = page
    const number = await order(request, swissSite)
    await moveOrder(request, number, 'delivered')
    await page.goto(`${swissSite.base}/my/orders/${number}/return`)
    await waitForHydration(page)
    await expectSoundAtWidths(page, 'sending items back')
    const quantity = main(page).getByRole('textbox', { name: /^Menge von/ })
    await quantity.fill('900')
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('alert')).toContainText('Höchstens 25')
    await expectSoundAtWidths(page, 'sending too much back')
    await quantity.fill('5')
    await page.keyboard.press('Enter')
    const heading = main(page).getByRole('heading', { level: 1, name: 'Ihre Rücksendung ist angemeldet' })
    await expect(heading).toBeFocused()
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(main(page)).toContainText(/5\sStück 1001/)
    await expectSoundAtWidths(page, 'the receipt of a return')
  })
}

for (const width of storyWidths(390)) {
  test(`items of a guest’s order go back, and what was entered outlasts the lookup, in French: ${width} px`, async ({
    page,
    context,
    guard,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    guard.allowFailure({ url: /actions\/return/, status: 422 })
    guard.allowFailure({ url: /order-lookup\/keys/, status: 404 })
    await fillCart(page.request, frenchSite, [{ productId: box.id, quantity: '25' }])
    const number = await placeGuestOrder(page.request, frenchSite, nora)
    await moveOrder(page.request, number, 'delivered')
    await context.clearCookies()
    const lookUp = async () => {
      await page.locator('#lookup-orderNumber').fill(number)
      await page.locator('#lookup-email').fill(nora.email)
      await page.keyboard.press('Enter')
    }
    await page.goto(`${frenchSite.base}/order-lookup`)
    await waitForHydration(page)
    await lookUp()
    await main(page).getByRole('link', { name: 'Retourner des articles' }).focus()
    await page.keyboard.press('Enter')
    const quantity = main(page).getByRole('textbox', { name: /^Quantité de/ })
    await quantity.fill('900')
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('alert')).toBeFocused()
    await expect(main(page).getByRole('alert')).toContainText('25')
    await expectSoundAtWidths(page, 'a guest sends too much back')
    await quantity.fill('5')
    await main(page)
      .getByRole('textbox', { name: /^Motif/ })
      .fill('Trop petit')
    // The lookup ends before the form is sent.
    await context.clearCookies()
    await submit(page).click()
    await expect(main(page).getByRole('status')).toContainText('est conservé')
    await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
    await expectSoundAtWidths(page, 'the lookup for a return')
    await lookUp()
    const heading = main(page).getByRole('heading', { level: 1, name: 'Votre retour est annoncé' })
    await expect(heading).toBeFocused()
    await expect(main(page)).toContainText(/5\spièces 1001/)
    await expectSoundAtWidths(page, 'the receipt of a guest’s return')
    expect(page.url()).not.toMatch(new RegExp(`@|${number}`))
    await page.reload()
    await expect(heading).toBeVisible()
    await main(page).getByRole('link', { name: 'Retour à la commande' }).click()
    await expect(main(page).getByText(/RS-CH-\d{6}/)).toBeVisible()
    await expectSoundAtWidths(page, 'a guest’s order with a return')
  })
}

for (const width of storyWidths(1440)) {
  test(
    `a part of an order is withdrawn, with a receipt that a reload shows again: ${width} px`,
    quick(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const number = await order(page.request, germanSite)
      const withdrawal = `${germanSite.base}/withdrawal?order=${number}`
      await page.goto(withdrawal)
      await waitForHydration(page)
      const goOn = () => main(page).locator('form button').first().click()
      await main(page).getByRole('radio', { name: 'Nur einen Teil der Waren' }).check()
      await goOn()
      await expect(main(page).getByRole('alert')).toBeFocused()
      await expectSoundAtWidths(page, 'a withdrawal with a problem')
      await main(page).getByRole('checkbox').first().check()
      await goOn()
      await expect(main(page).getByText('Schritt 2 von 2')).toBeVisible()
      await expectSoundAtWidths(page, 'checking a withdrawal')
      await goOn()
      const heading = main(page).getByRole('heading', { level: 1, name: 'Ihr Widerruf ist eingegangen' })
      await expect(heading).toBeFocused()
      await page.reload()
      await expect(heading).toBeVisible()
      await expect(main(page)).toContainText('25 Stück 1001')
      await waitForHydration(page)
      await expectSoundAtWidths(page, 'the receipt of a withdrawal')
      await page.goto(withdrawal)
      await expect(main(page)).toContainText('schon ein Widerruf eingegangen')
    },
  )
}
