import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { findViolations } from './harness/accessibility'
import { buyers } from './harness/buyers'
import { placeOrder } from './harness/order'
import { quick } from './harness/quick'
import { germanSite, shops, swissSite } from './harness/sites'
import type { Site } from './harness/sites'
import { expect, moveOrder, test } from './harness/test-with-moved-orders'
import { fillCart, signIn } from './harness/visitor'
import type { Line } from './harness/visitor'

const seed = new URL('../../sandbox/src/seed/catalog-seed.tsv', import.meta.url)

const [head = [], ...rows] = readFileSync(seed, 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t'))
const cell = (row: readonly string[], name: string) => row[head.indexOf(name)] ?? ''

/** The first products of the catalogue that both shops have, as many of each as must be bought. */
const products = (count: number): readonly Line[] =>
  rows
    .filter((row) => cell(row, 'status') === 'active' && cell(row, 'shops') === 'CH,DE')
    .filter((row) => Number(cell(row, 'stock_ch')) >= 100 && Number(cell(row, 'stock_de')) >= 100)
    .slice(0, count)
    .map((row) => ({
      productId: `01tCN000${cell(row, 'sku')}`,
      quantity: String(Math.max(Number(cell(row, 'min_order')), Number(cell(row, 'order_step')))),
    }))

/** The pages of a PDF, of which Chromium writes one object each. */
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** Orders as a business, has everything sent, and opens the invoice. */
async function openInvoice(page: Page, site: Site, lines: readonly Line[]): Promise<string> {
  const { request } = page
  await signIn(request, site, buyers[site.shop].business.username)
  await fillCart(request, site, lines)
  const orderNumber = await placeOrder(request, site)
  await moveOrder(request, orderNumber, 'sent')
  await page.goto(`${site.base}/my/orders/${orderNumber}/invoice`)
  await expect(page.getByRole('article', { name: /^Rechnung R-/ })).toBeVisible()
  return orderNumber
}

const printed = (page: Page) => page.pdf({ preferCSSPageSize: true })

for (const site of shops) {
  test(
    `prints a short invoice on one page, black on white in both colour schemes: ${site.shop}`,
    quick(site === germanSite),
    async ({ page }) => {
      await openInvoice(page, site, products(2))
      expect(countPages(await printed(page))).toBe(1)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const paper = page.getByRole('article')
        await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)')
        await expect(paper.locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
        expect(await findViolations(page)).toEqual([])
      }
    },
  )
}

test('prints a long invoice on five pages, with its payment part on the last', async ({ page }) => {
  await openInvoice(page, swissSite, products(100))
  expect(countPages(await printed(page))).toBe(5)
})

test('does not scroll sideways in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openInvoice(page, swissSite, products(2))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('shows papers to their buyer only, and lets no cache keep them', async ({ page, browser }) => {
  const number = await openInvoice(page, germanSite, products(1))
  const papers = ['confirmation', 'invoice', 'e-invoice'].map(
    (paper) => `${germanSite.base}/my/orders/${number}/${paper}`,
  )
  for (const path of papers) {
    const own = await page.request.get(path)
    expect([own.status(), own.headers()['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
  }
  const others = await browser.newContext()
  await signIn(others.request, germanSite, buyers.DE.private.username)
  for (const path of papers) expect((await others.request.get(path)).status()).toBe(404)
  await others.clearCookies()
  for (const path of papers) {
    const response = await others.request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([303, expect.stringContaining('/login')])
  }
  await others.close()
})
