import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { swissSite as site } from './harness/sites'
import { readGuestCart } from './harness/stored'
import { expect, test } from './harness/test'

const box = { id: '01tCN0001001100YAA', path: `${site.base}/product/-/01tCN0001001100YAA` }
const mailer = { id: '01tCN0001002080YAA', path: `${site.base}/product/-/01tCN0001002080YAA` }

// Playwright disables the back/forward cache, which visitors have.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

const cart = (page: Page): Locator =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Warenkorb/ })
    .or(page.getByRole('banner').getByRole('img', { name: /^Warenkorb/ }))
const addButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true })

async function openProduct(page: Page, path: string, quantity: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^Menge/ })
    .fill(quantity)
}

test.describe('two tabs of a guest', () => {
  test('[2.7-6] adding different products at the same time lose nothing, and both count both', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await openProduct(page, box.path, '25')
    await openProduct(other, mailer.path, '40')
    await Promise.all([addButton(page).click(), addButton(other).click()])
    for (const tab of [page, other]) await expect(cart(tab)).toHaveAccessibleName('Warenkorb, 2 Artikel')
    const lines = await readGuestCart(page)
    expect(lines).toHaveLength(2)
    expect(lines).toEqual(
      expect.arrayContaining([
        { productId: box.id, quantity: '25' },
        { productId: mailer.id, quantity: '40' },
      ]),
    )
  })

  test('[4.guest-cart-1] adding the same product many times at the same time lose none', async ({
    page,
    context,
  }) => {
    const tabs = [page, await context.newPage()]
    for (const tab of tabs) await openProduct(tab, box.path, '25')
    const times = 3
    for (let time = 1; time <= times; time += 1) {
      await Promise.all(tabs.map((tab) => addButton(tab).click()))
      await expect
        .poll(() => readGuestCart(page))
        .toEqual([{ productId: box.id, quantity: String(25 * tabs.length * time) }])
    }
    for (const tab of tabs) await expect(cart(tab)).toHaveAccessibleName('Warenkorb, 1 Artikel')
  })

  test('a removal shows in the other tab’s cart page and count', async ({ page, context }) => {
    await openProduct(page, box.path, '25')
    await addButton(page).click()
    await expect(cart(page)).toHaveAccessibleName('Warenkorb, 1 Artikel')
    const other = await context.newPage()
    await other.goto(`${site.base}/anonymous-cart`)
    await other
      .getByRole('main')
      .getByRole('button', { name: /entfernen$/ })
      .click()
    await expect(cart(other)).toHaveAccessibleName('Warenkorb, leer')
    await expect(cart(page)).toHaveAccessibleName('Warenkorb, leer')
    expect(await readGuestCart(page)).toEqual([])
  })
})

test.describe('a page from the back/forward cache', () => {
  test('shows the present count', async ({ page, context }) => {
    await page.goto(`${site.base}/`)
    await waitForHydration(page)
    await expect(cart(page)).toHaveAccessibleName('Warenkorb, leer')
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
    // A whole page load, so that the home page goes into the cache.
    await page.evaluate((path) => void setTimeout(() => location.assign(path)), box.path)
    await expect(page).toHaveURL((url) => url.pathname.endsWith(box.id))
    await waitForHydration(page)
    const other = await context.newPage()
    await openProduct(other, mailer.path, '40')
    await addButton(other).click()
    await expect(cart(other)).toHaveAccessibleName('Warenkorb, 1 Artikel')
    await page.evaluate(() => void setTimeout(() => history.back()))
    // Not by `toHaveURL`, which waits for a load event: a page from the cache has none.
    await expect(async () => {
      expect(await page.evaluate(() => location.pathname)).toBe(`${site.base}/`)
    }).toPass({ timeout: 10_000 })
    expect(await page.evaluate(() => 'isTheSamePage' in window), 'came from the cache').toBe(true)
    await expect(cart(page)).toHaveAccessibleName('Warenkorb, 1 Artikel')
  })
})
