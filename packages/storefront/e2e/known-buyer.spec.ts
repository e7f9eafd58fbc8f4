import type { Page } from '@playwright/test'
import { findViolations } from './harness/accessibility'
import { buyers } from './harness/buyers'
import { confirmedNumber, orderButton } from './harness/checkout'
import { countEffort, createKeyboard } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { main } from './harness/new-customer'
import { placeOrder } from './harness/order'
import { germanSite, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { fillCart, signIn } from './harness/visitor'
import { expect, test } from './harness/visitors'
import { box } from './route-table'

const line = { productId: box.id, quantity: '25' }
const toCheckout = (page: Page) => main(page).locator('form[action$="/checkout"] button').first()

/** Signs in a buyer who has ordered before, opens their cart, and returns the number of that order. */
async function openCart(page: Page, site: Site, username: string): Promise<string> {
  await signIn(page.request, site, username)
  await fillCart(page.request, site, [line])
  const number = await placeOrder(page.request, site)
  const cartId = await fillCart(page.request, site, [line])
  await page.goto(`${site.base}/cart/${cartId}`)
  return number
}

/** The review says what was chosen, shows it, and lets it be changed. */
async function expectPreset(page: Page): Promise<void> {
  const note = main(page).getByRole('status').filter({ hasText: 'Für Sie vorausgewählt' })
  const names = ['Lieferadresse', 'Lieferung', 'Rechnungsadresse', 'Zahlung']
  for (const name of names) {
    await expect(note).toContainText(name)
    await expect(main(page).getByRole('link', { name: `${name} ändern`, exact: true })).toBeVisible()
  }
  await expect(main(page)).toContainText('Paket')
  await expect(main(page)).toContainText('Rechnung')
}

for (const [site, width, type] of [
  [swissSite, 390, 'business'],
  [swissSite, 1440, 'private'],
  [germanSite, 390, 'private'],
  [germanSite, 1440, 'business'],
] as const) {
  test(`a known buyer orders in two pages by the keyboard alone: ${site.name}, ${type}, ${width} px`, async ({
    page,
    guard,
  }) => {
    test.slow()
    guard.allowFailure({ url: /\/(?:checkouts|carts)\//, status: 404 })
    await page.setViewportSize({ width, height: 900 })
    const before = await openCart(page, site, buyers[site.shop][type].username)
    await waitForHydration(page)
    const keyboard = createKeyboard(page)
    const { hands, read } = countEffort(page, keyboard.hands)
    await hands.press(toCheckout(page))
    await expect(page).toHaveURL(/step=review/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectPreset(page)
    expect(await findViolations(page)).toEqual([])
    await hands.press(orderButton(page, site))
    expect(await confirmedNumber(page)).not.toBe(before)
    const { pages, fields, presses } = read()
    // The review, and the confirmation.
    expect(pages).toHaveLength(2)
    expect(fields.filter((field) => field.includes('review'))).toEqual([])
    expect(presses).toBe(2)
    expect(keyboard.complaints).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a known buyer orders in two pages, and changes the address before', async ({ page }) => {
    await openCart(page, germanSite, buyers.DE.private.username)
    await toCheckout(page).click()
    await expectPreset(page)
    await main(page).getByRole('link', { name: 'Lieferadresse ändern' }).click()
    await expect(page).toHaveURL(/step=address$/)
    await main(page).locator('form button').last().click()
    await expect(page).toHaveURL(/step=review$/)
    await orderButton(page, germanSite).click()
    await confirmedNumber(page)
  })
})
