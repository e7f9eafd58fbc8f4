import type { Locator, Page } from '@playwright/test'
import { buyers } from './harness/buyers'
import { createKeyboard, doubleClicks } from './harness/hands'
import { waitForHydration } from './harness/hydration'
import { main } from './harness/new-customer'
import { quick } from './harness/quick'
import { frenchSite, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { readServerCart } from './harness/stored'
import { expect, test } from './harness/test-with-sandbox'
import { fillCart, signIn } from './harness/visitor'
import { expectSoundAtWidths } from './harness/widths'

const box = { productId: '01tCN0001001100YAA', quantity: '25' }
/** Of the cart that the Swiss business buyer has kept. */
const keptName = 'Nachschub Lager Olten'

const active = (page: Page): Locator => main(page).getByRole('region', { name: 'Aktiver Warenkorb' })
const second = (page: Page): Locator => main(page).getByRole('region', { name: 'Zweiter Warenkorb' })
const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true })
const badge = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Zweiter Warenkorb/ })

/** What sends lines to the active cart. */
const addCall = /addItemsToCart/

const switchButton = 'Zum aktiven Warenkorb machen'
const mergeButton = 'Alles in den aktiven Warenkorb legen'

/** The business buyer with a product in the active cart, and the second cart of the seed. */
async function openCarts(page: Page, site: Site = swissSite): Promise<void> {
  await signIn(page.request, site, buyers[site.shop].business.username)
  await fillCart(page.request, site, [box])
  await page.goto(`${site.base}/my/carts`)
}

test('a buyer comes to the second cart by its badge, makes it the active one and back, by keyboard', async ({
  page,
}) => {
  test.slow()
  await openCarts(page)
  await page.goto(`${swissSite.base}/`)
  await waitForHydration(page)
  const { hands, complaints } = createKeyboard(page)
  await hands.press(badge(page))
  await expect(page).toHaveURL(/\/my\/carts$/)
  await expect(second(page)).toContainText(keptName)
  await hands.press(button(page, switchButton))
  await expect(main(page).getByRole('status').filter({ hasText: 'die Plätze getauscht' })).toBeVisible()
  await expect(active(page)).toContainText(keptName)
  await expect(badge(page)).toHaveAccessibleName('Zweiter Warenkorb, 1 Artikel')
  await hands.press(button(page, switchButton))
  await expect(second(page)).toContainText(keptName)
  expect(await readServerCart(page.request, swissSite)).toEqual([box])
  expect(complaints).toEqual([])
})

test(
  'a buyer who clicks everything twice merges, deletes and gets back once',
  quick(true),
  async ({ page }) => {
    test.slow()
    await openCarts(page)
    await waitForHydration(page)
    await expectSoundAtWidths(page, 'two carts')
    await doubleClicks.press(main(page).getByRole('button', { name: 'Löschen: Zweiter Warenkorb' }))
    await expect(main(page).getByText('Zweiter Warenkorb gelöscht')).toBeVisible()
    await expect(badge(page)).toHaveCount(0)
    await expectSoundAtWidths(page, 'a deleted cart')
    await doubleClicks.press(button(page, 'Rückgängig'))
    await expect(second(page)).toContainText(keptName)
    await expect(badge(page)).toBeVisible()
    await doubleClicks.press(button(page, mergeButton))
    await expect(main(page).getByText('Alles liegt jetzt im aktiven Warenkorb.')).toBeVisible()
    await expect(badge(page)).toHaveCount(0)
    await expectSoundAtWidths(page, 'one cart')
    const lines = await readServerCart(page.request, swissSite)
    expect(new Set(lines.map(({ productId }) => productId)).size).toBe(lines.length)
    expect(lines).toContainEqual(box)
  },
)

for (const { name, fault, words } of [
  {
    name: 'is calculating',
    fault: { status: 409, times: 3 },
    words: /gerade berechnet, darum wurde nichts geändert/,
  },
  { name: 'is broken', fault: { status: 500, times: 2 }, words: /^Wir haben keine Antwort erhalten/ },
]) {
  test(`carts change places only once the platform works, which ${name} at first`, async ({
    page,
    sandbox,
    guard,
  }) => {
    test.slow()
    await openCarts(page)
    await waitForHydration(page)
    // A conflict is tried three times, and a lost response twice.
    guard.allowFailure({ url: 'make-primary', status: fault.status })
    await sandbox.arm({ kind: 'status', ...fault, match: { path: 'make-primary' } })
    await button(page, switchButton).click()
    await expect(main(page).getByRole('alert')).toHaveText(words)
    await expect(second(page)).toContainText(keptName)
    await button(page, switchButton).click()
    await expect(active(page)).toContainText(keptName)
  })
}

for (const { name, fault } of [
  { name: 'is calculating', fault: { kind: 'status', status: 409, times: 3 } },
  { name: 'is broken', fault: { kind: 'status', status: 500, times: 1 } },
  { name: 'works on it long after the connection has broken', fault: { kind: 'late', ms: 3000, times: 1 } },
] as const) {
  test(`each line of the second cart arrives once, although the platform ${name}`, async ({
    page,
    sandbox,
    guard,
  }) => {
    test.slow()
    await openCarts(page)
    await waitForHydration(page)
    guard.allowFailure({ url: addCall, status: 409 })
    guard.allowFailure({ url: addCall, status: 500 })
    guard.allowReport(/ERR_EMPTY_RESPONSE|ERR_FAILED|status of 502/)
    await sandbox.arm({ ...fault, match: { path: 'addItemsToCart' } })
    await button(page, mergeButton).click()
    const note = main(page).locator('[class*="note"]').first()
    await expect(note).toBeVisible()
    // What was said to be left can be sent again, and what is being checked arrives by itself.
    const arrives = async () => {
      const again = button(page, mergeButton)
      if (await again.isVisible()) await again.click()
      expect(await readServerCart(page.request, swissSite)).toHaveLength(5)
    }
    await expect(arrives).toPass({ timeout: 60_000 })
    await expect(second(page)).toContainText('Sie haben keinen zweiten Warenkorb.')
    const lines = await readServerCart(page.request, swissSite)
    expect(lines.map(({ quantity }) => Number(quantity)).sort((a, b) => a - b)).toEqual([
      25, 60, 80, 150, 200,
    ])
  })
}

test('offline the carts stay in sight, and change places with the connection', async ({
  page,
  context,
  guard,
}) => {
  guard.allowReport(/ERR_INTERNET_DISCONNECTED|Failed to fetch|error sending|NETWORK|dynamically imported/)
  await openCarts(page)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await button(page, switchButton).click()
  await expect(main(page).getByRole('alert')).toContainText('Sie sind offline')
  await expect(second(page)).toContainText(keptName)
  await context.setOffline(false)
  await button(page, switchButton).click()
  await expect(active(page)).toContainText(keptName)
})

test('a cart is kept for later: together with the second one, then in its place', async ({ page }) => {
  test.slow()
  await openCarts(page)
  await waitForHydration(page)
  await active(page).getByText('Für später behalten').click()
  await expectSoundAtWidths(page, 'the choice')
  await button(page, 'Beide zusammen behalten').click()
  await expect(main(page).getByText(/Alle Positionen warten zusammen/)).toBeVisible()
  await expect(active(page)).toContainText('Ihr aktiver Warenkorb ist leer.')
  await fillCart(page.request, swissSite, [box])
  await page.goto(`${swissSite.base}/cart/current`)
  await main(page).getByRole('link', { name: 'Für später behalten' }).click()
  await active(page).getByText('Für später behalten').click()
  await button(page, 'Zweiten Warenkorb ersetzen').click()
  await expect(main(page).getByText(/Der bisherige zweite ist gelöscht/)).toBeVisible()
  await expect(second(page).getByRole('listitem')).toHaveCount(1)
})

test('two windows: what one has switched, the other does not change, but shows', async ({
  page,
  context,
  guard,
}) => {
  await openCarts(page)
  await waitForHydration(page)
  const other = await context.newPage()
  await other.goto(`${swissSite.base}/my/carts`)
  await waitForHydration(other)
  await button(other, switchButton).click()
  await expect(active(other)).toContainText(keptName)
  guard.allowFailure({ url: /carts/, status: 409 })
  await page.bringToFront()
  await expect(active(page)).toContainText(keptName)
  await other.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a buyer switches, deletes, takes that back, names and merges carts', async ({ page, guard }) => {
    test.slow()
    guard.expectFailure({ url: '/my/carts', status: 422 })
    await openCarts(page)
    await button(page, switchButton).click()
    await expect(page).toHaveURL(/\/my\/carts\?done=activated$/)
    await expect(active(page)).toContainText(keptName)
    await main(page).getByRole('button', { name: 'Löschen: Zweiter Warenkorb' }).click()
    await expect(second(page)).toContainText('Sie haben keinen zweiten Warenkorb.')
    await button(page, 'Rückgängig').click()
    await expect(second(page).getByRole('listitem')).toHaveCount(1)
    await second(page).locator('summary', { hasText: 'Name und Notiz' }).click()
    await second(page).getByLabel('Name des Warenkorbs').fill('Messe & Laden')
    await second(page).getByRole('button', { name: 'Speichern' }).click()
    await expect(second(page)).toContainText('Dieses Zeichen ist hier nicht möglich: &')
    await second(page).getByLabel('Name des Warenkorbs').fill('Messe und Laden')
    await second(page).getByRole('button', { name: 'Speichern' }).click()
    await expect(second(page)).toContainText('Messe und Laden')
    await button(page, mergeButton).click()
    await expect(main(page)).toContainText('Alles liegt jetzt im aktiven Warenkorb.')
    expect(await readServerCart(page.request, swissSite)).toContainEqual(box)
  })
})

test('in French both carts are in sight', async ({ page }) => {
  await openCarts(page, frenchSite)
  await waitForHydration(page)
  await expect(main(page).getByRole('region', { name: 'Second panier' })).toContainText(keptName)
  await expectSoundAtWidths(page, 'deux paniers')
})
