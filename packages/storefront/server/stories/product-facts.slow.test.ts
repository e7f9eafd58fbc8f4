import type { PriceTier, ShopLocale } from '@cartonnage/sdk/rules'
import { formatMoney, formatNumber, isZeroMoney, unitDecimals, withVat } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { loadTexts } from '../../src/i18n/text-files'
import { readProductAttributes } from '../../src/shared/product/product-attributes'
import { stockOf } from '../../src/shared/product/stock'
import { toListedProduct } from '../../src/shared/product/listed-product'
import type { Article, Site } from './catalogue-reader.fixture'
import { openCatalogue, sites } from './catalogue-reader.fixture'
import { problemsOf, productOf } from './structured-data.fixture'

const { read, listArticles } = openCatalogue()
const vatRates = { CH: 0.081, DE: 0.19 }

/** Every article of every seventh, from one that differs between the shops: all kinds are among them. */
const drawnFrom = (articles: readonly Article[], start: number) =>
  articles.filter((_, index) => index % 7 === start)

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u00ad\u2060]/g, '')

/** The Markdown without its escapes. */
const bare = (markdown: string) => markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1')

/** From quantity, gross and net, as a row of the price table has them. */
function priceRow({ from, unitPrice }: PriceTier, tiers: readonly PriceTier[], { locale, shop }: Site) {
  if (isZeroMoney(unitPrice)) return [formatNumber(from, locale)]
  const decimals = unitDecimals(tiers.map((tier) => tier.unitPrice))
  const figure = (price: PriceTier['unitPrice']) => formatMoney(price, locale, { decimals, currency: false })
  return [formatNumber(from, locale), figure(withVat(unitPrice, vatRates[shop])), figure(unitPrice)].map(
    plain,
  )
}

const hasRow = (markdown: string, cells: readonly string[]) =>
  markdown
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .some((row) => cells.every((cell) => row.includes(cell)))

/** What the shop says of the stock, with anything in place of amounts and days. */
async function stockPattern(fields: Article['fields'], locale: ShopLocale) {
  const attributes = readProductAttributes(fields)
  const kind = stockOf(attributes)?.kind
  if (kind === undefined) return /./
  const { stock } = (await loadTexts(locale, 'product')) as { readonly stock: Record<string, string> }
  const unknown = kind === 'out' && attributes.nextSupply === undefined ? 'outUnknown' : kind
  const text = stock[unknown] ?? stock[`${unknown}_other`] ?? ''
  return new RegExp(text.replace(/\{\{\w+\}\}/g, kind === 'made' ? String(attributes.leadDays) : '.+'))
}

const decoded = (html: string) =>
  plain(
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&#x27;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&'),
  )

/** The technical data of a page, as lines of a list. */
const dataOf = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, term = '', value = '']) => `- ${decoded(term)}: ${decoded(value)}`,
  )

describe.each(sites)('what software reads of a product in the shop $shop', { timeout: 300_000 }, (site) => {
  it('is in Markdown what the page says: name, number, prices, stock and technical data', async () => {
    const articles = drawnFrom(await listArticles(site), site.shop === 'CH' ? 2 : 5)
    expect(articles.length).toBeGreaterThanOrEqual(19)
    for (const { path, name, fields, tiers, ...article } of articles) {
      const markdown = bare(await read(`${path}.md`))
      const html = await read(path)
      const source = { ...article, name, fields, urlName: null, purchaseQuantityRule: null }
      const facts = [plain(name), fields.StockKeepingUnit ?? '', ...dataOf(html)]
      expect(
        facts.filter((fact) => !markdown.includes(fact)),
        path,
      ).toEqual([])
      const { tiers: shown } = toListedProduct(source, tiers)
      const rows = shown.map((tier) => priceRow(tier, shown, site))
      // One price needs no table.
      const lone = rows.length === 1 ? (rows[0] ?? []).slice(1) : []
      expect(
        lone.filter((price) => !markdown.includes(price)),
        path,
      ).toEqual([])
      // The smallest quantity may be larger than the first tier's.
      expect(
        rows.slice(1).filter((row) => !hasRow(markdown, row)),
        path,
      ).toEqual([])
      expect(
        rows.slice(0, lone.length > 0 ? 0 : 1).filter((row) => !hasRow(markdown, row.slice(1))),
        path,
      ).toEqual([])
      expect(markdown, path).toMatch(await stockPattern(fields, site.locale))
    }
  })

  it('is structured data that is complete, for every article', async () => {
    const articles = await listArticles(site)
    expect(articles.length).toBeGreaterThanOrEqual(135)
    for (const { path, name, fields, tiers } of articles) {
      const { product, bytes } = productOf(await read(path))
      expect(product, path).toMatchObject({ '@type': 'Product', name, sku: fields.StockKeepingUnit })
      expect(problemsOf(product, { hasPrice: tiers.length > 0, site }), path).toEqual([])
      // Product and breadcrumb together.
      expect(bytes, path).toBeLessThan(5_000)
    }
  })
})
