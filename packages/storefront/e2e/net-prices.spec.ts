import type { Locator, Page } from '@playwright/test'
import { findViolations } from './harness/accessibility'
import { buyers } from './harness/buyers'
import { listenTo } from './harness/heard'
import { appScript, waitForHydration } from './harness/hydration'
import { readShifts, watchShifts } from './harness/layout-shift'
import { shops, swissSite as site } from './harness/sites'
import { signIn } from './harness/visitor'
import { expect, test } from './harness/test'

const list = `${site.base}/category/faltkartons`
const carton = '01tCN0001001100YAA'

const main = (page: Page): Locator => page.getByRole('main')
const choice = (page: Page): Locator => page.getByRole('group', { name: 'Preise mit oder ohne MWST' })
const part = (page: Page, name: string): Locator => choice(page).getByRole('button', { name })
/** What a visitor sees and a screen reader reads: the row of a box of 300 × 200 × 150 mm. */
const row = (page: Page): Locator =>
  main(page)
    .getByRole('row', { name: /300 × 200 × 150 mm/ })
    .first()
const net = 'exkl. MWST'
const gross = 'inkl. MWST'

test('a guest chooses net prices, which the whole shop shows, other tabs too, until a buyer signs in', async ({
  page,
  context,
}) => {
  await test.step('in a list, once said', async () => {
    await page.goto(list)
    await expect(row(page)).toContainText(/1\.070/, { useInnerText: true })
    await expect(row(page)).not.toContainText('0.990', { useInnerText: true })
    await waitForHydration(page)
    const heard = await listenTo(page)
    await part(page, net).click()
    await expect(row(page)).toContainText('0.990', { useInnerText: true })
    await expect(row(page)).not.toContainText('1.070', { useInnerText: true })
    await expect(main(page).getByText(/Preise in CHF pro Einheit exkl\. MWST/)).toBeVisible()
    expect(await heard()).toEqual(['Preise jetzt ohne MWST'])
  })

  await test.step('on the page of a product, with the price to pay beside it', async () => {
    await row(page).getByRole('link').click()
    await expect(main(page).getByText('pro Stück, exkl. MWST')).toBeVisible()
    await expect(main(page)).toContainText(/CHF\s0\.886 inkl\. 8\.1% MWST/, { useInnerText: true })
    await main(page).getByRole('textbox', { name: 'Menge' }).fill('100')
    await expect(main(page)).toContainText(/Total netto\s+CHF\s67\.00/, { useInnerText: true })
    await main(page).getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
    await expect(page.getByText(/100 × .+CHF\s67\.00/)).toBeVisible()
  })

  await test.step('in the cart, where both add up to the same', async () => {
    await page.getByRole('link', { name: 'Zum Warenkorb' }).first().click()
    const sums = page.getByRole('region', { name: 'Zusammenfassung' })
    await expect(sums).toContainText(/Warenwert netto\s*67\.00/)
    await expect(sums).toContainText(/Total inkl\. MWST, voraussichtlich\s*CHF\s83\.13/)
    await part(page, gross).click()
    await expect(sums).toContainText(/Warenwert inkl\. MWST\s*72\.43/)
    await expect(sums).toContainText(/Total inkl\. MWST, voraussichtlich\s*CHF\s83\.13/)
    await part(page, net).click()
  })

  await test.step('after a reload, and in another tab, which says at once what changes', async () => {
    await page.reload()
    await expect(main(page).getByText(/Preise netto/)).toBeVisible()
    const other = await context.newPage()
    await other.goto(list)
    await expect(row(other)).toContainText('0.990', { useInnerText: true })
    await expect(part(other, net)).toHaveAttribute('aria-pressed', 'true')
    await part(other, gross).click()
    await expect(page.getByRole('region', { name: 'Zusammenfassung' })).toContainText('Warenwert inkl. MWST')
    await part(other, net).click()
    await other.close()
  })

  await test.step('not for a private buyer, who reads gross prices, nor for a business with its own', async () => {
    // Nothing to merge: signing in is what this is about.
    await page.evaluate(() => localStorage.removeItem('anonymousCart'))
    for (const [type, text] of [
      ['private', /1\.070/],
      ['business', /0\.990/],
    ] as const) {
      // What an open page asks for one buyer would be refused with the session of the next.
      await page.goto('about:blank')
      await signIn(page.request, site, buyers.CH[type].username)
      await page.goto(list)
      await expect(row(page)).toContainText(text, { useInnerText: true })
      await expect(choice(page)).toHaveCount(0)
    }
    await expect(main(page).getByText(/pro Einheit netto/)).toBeVisible()
  })
})

test('net prices are there before any script of the page has loaded, and nothing moves when it has', async ({
  page,
  guard,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'net'), `prices:${site.webstoreId}`)
  guard.allowFailure({ url: /\/assets\/entry/, status: 503 })
  await page.route(appScript, (route) => route.fulfill({ status: 503 }))
  await page.goto(list, { waitUntil: 'domcontentloaded' })
  await expect(row(page)).toContainText('0.990', { useInnerText: true })
  await page.unroute(appScript)
  await watchShifts(page)
  await page.goto(`${site.base}/product/-/${carton}`)
  await expect(main(page)).toContainText(/CHF\s0\.820\s+pro Stück, exkl\. MWST/, { useInnerText: true })
  await waitForHydration(page)
  expect(await readShifts(page)).toMatchObject({ sum: '0.00' })
  await expect(main(page)).toContainText(/CHF\s0\.820\s+pro Stück, exkl\. MWST/, { useInnerText: true })
})

test('a press before the page is alive counts', async ({ page }) => {
  await page.goto(list)
  await part(page, net).click()
  await expect(part(page, net)).toHaveAttribute('aria-pressed', 'true')
  await expect(row(page)).toContainText('0.990', { useInnerText: true })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('prices are gross, and there is no switch', async ({ page }) => {
    await page.goto(list)
    await expect(row(page)).toContainText('1.070', { useInnerText: true })
    await expect(choice(page)).toBeHidden()
  })
})

for (const { name, base, webstoreId } of shops) {
  test(`${name}: pages with net prices are accessible, and one shop’s choice is not the other’s`, async ({
    page,
  }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'net'), `prices:${webstoreId}`)
    for (const path of [
      '/',
      '/global-search/karton',
      '/global-search/boxfindersearch?length=300&width=200&height=100',
    ]) {
      await page.goto(base + path)
      await waitForHydration(page)
      expect(await findViolations(page, { within: 'main' }), path).toEqual([])
      await expect(main(page).locator('.gross:visible')).toHaveCount(0)
    }
    const other = shops.find((shop) => shop.base !== base)
    await page.goto(`${other?.base ?? ''}/`)
    await expect(page.locator('html')).toHaveAttribute('data-prices', 'gross')
  })
}
