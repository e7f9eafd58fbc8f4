import type { Page } from '@playwright/test'
import { waitForHydration } from './harness/hydration'
import { swissSite } from './harness/sites'
import { expect, test } from './harness/visitors'

const { base } = swissSite
const boxes = `${base}/category/faltkartons-1-wellig`
const rows = (page: Page) => page.getByRole('main').locator('tbody tr')
const head = (page: Page, name: string) => page.getByRole('columnheader').getByRole('link', { name })

/** The number of rows that are in the window from top to bottom. */
const wholeRows = (page: Page) =>
  rows(page).evaluateAll(
    (all) =>
      all
        .map((row) => row.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
  )

for (const [width, height, least] of [
  [1440, 900, 9],
  [390, 844, 4],
] as const) {
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    for (const path of [
      boxes,
      `${base}/category/kartonschachteln`,
      '/fr-CH/category/cartons',
      '/category/carton-boxes',
    ])
      test(`${path} shows at least ${least} whole rows at first, and nothing sideways`, async ({ page }) => {
        await page.goto(path)
        await waitForHydration(page)
        expect(await wholeRows(page)).toBeGreaterThanOrEqual(least)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      })
  })
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a press on a head sorts by it, another one reverses, by keyboard, said once', async ({ page }) => {
    await page.goto(`${boxes}?page=1`)
    await waitForHydration(page)
    const load = head(page, 'Traglast')
    await load.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/faltkartons-1-wellig\?sort=load$/)
    await expect(page.locator('th[aria-sort]')).toHaveText(/Traglast/)
    await expect(page.locator('th[aria-sort]')).toHaveAttribute('aria-sort', 'ascending')
    await expect(load).toBeFocused()
    await expect(
      page.getByRole('status').filter({ hasText: 'Sortiert: Traglast, aufsteigend.' }),
    ).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?sort=-load$/)
    await expect(page.locator('th[aria-sort]')).toHaveAttribute('aria-sort', 'descending')
    await expect(load).toBeFocused()
    await expect(page.getByRole('combobox', { name: 'Sortierung' })).toHaveValue('-load')
    await page.goBack()
    await expect(page.locator('th[aria-sort]')).toHaveAttribute('aria-sort', 'ascending')
  })

  test('the head stays in sight, and nothing that is focused is beneath it', async ({ page }) => {
    await page.goto(boxes)
    await waitForHydration(page)
    await rows(page).nth(20).scrollIntoViewIfNeeded()
    await rows(page).nth(20).getByRole('textbox').focus()
    await expect
      .poll(async () => (await head(page, 'Traglast').boundingBox())?.y ?? -1)
      .toBeGreaterThanOrEqual(0)
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Shift+Tab')
      const isHidden = await page.locator('thead').evaluate((thead) => {
        const focused = document.activeElement
        const bottom = thead.querySelector('th')?.getBoundingClientRect().bottom ?? 0
        return !thead.contains(focused) && (focused?.getBoundingClientRect().top ?? 0) < bottom - 1
      })
      expect(isHidden).toBe(false)
    }
  })

  test('a row does not move while its quantity says its total and what costs less', async ({ page }) => {
    await page.goto(boxes)
    await waitForHydration(page)
    const row = rows(page).filter({ hasText: '1001100' })
    const before = await row.boundingBox()
    await row.getByRole('textbox').fill('82')
    const take = row.getByRole('button', { name: /^100 nehmen CHF 0\.26 weniger/ })
    await expect(take).toBeVisible()
    await expect(row.getByRole('button', { name: /In den Warenkorb/ })).toContainText('CHF')
    expect(await row.boundingBox()).toEqual(before)
    await take.press('Enter')
    await expect(row.getByRole('textbox')).toHaveValue('100')
    await expect(row.getByRole('textbox')).toBeFocused()
    await row.getByRole('combobox', { name: /^Einheit/ }).selectOption('Bund (25)')
    await expect(row.getByRole('textbox')).toHaveValue('4')
    expect(await row.boundingBox()).toEqual(before)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test('the heads of a list are links', async ({ page }) => {
    await page.goto(boxes)
    await head(page, 'ab 100').click()
    await expect(page).toHaveURL(/\?sort=price-100$/)
    await expect(page.locator('th[aria-sort]')).toHaveText(/^ab 100/)
  })
})
