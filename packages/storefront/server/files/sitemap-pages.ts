import type { ShopLocale, ShopType, Alternate } from '@cartonnage/sdk/rules'
import { navigationLevels, shopLocales } from '@cartonnage/sdk/rules'
import type { CatalogFeature } from '@cartonnage/sdk'
import type { LocalePaths } from '../../src/shared/product/data/catalog-languages'
import { guideSlugs, paths } from '../../src/shell/paths'
import { servicePages } from '../../src/shell/service-pages'
import { escapeMarkup } from '../pages/document'

/** Products in one search response, at most. */
const pageSize = 200

/**
 * Every page of a shop that robots may index, as its path in each language: start page, categories, products and
 * static pages. Makes one call after the other in each language, because nobody is waiting for this.
 */
export async function loadIndexedPages(
  shop: ShopType,
  catalogIn: (locale: ShopLocale) => CatalogFeature,
): Promise<readonly LocalePaths[]> {
  const locales = shopLocales[shop]
  const everywhere = (path: string): LocalePaths =>
    Object.fromEntries(locales.map((locale) => [locale, path]))
  const lists = await Promise.all(
    locales.map(async (locale) => [locale, await loadCatalogPaths(catalogIn(locale))] as const),
  )
  const ids = new Set(lists.flatMap(([, list]) => [...list.keys()]))
  const catalogPages = [...ids].map((id): LocalePaths =>
    Object.fromEntries(lists.flatMap(([locale, list]) => (list.has(id) ? [[locale, list.get(id)]] : []))),
  )
  const services = servicePages.filter(({ shops }) => shops.includes(shop))
  return [
    everywhere(paths.home()),
    everywhere(paths.request()),
    ...catalogPages,
    ...services.map(({ slug }) => everywhere(paths.service(slug))),
    ...guideSlugs.map((slug) => everywhere(paths.guide(slug))),
  ]
}

/** The paths of all categories and products in the catalogue's language, by record id. */
async function loadCatalogPaths(catalog: CatalogFeature): Promise<ReadonlyMap<string, string>> {
  const tops = await catalog.listCategories()
  const found = new Map<string, string>()
  let level = tops
  for (let depth = 1; level.length > 0; depth += 1) {
    for (const { id, urlName } of level) {
      found.set(id, urlName === null ? paths.categoryDetail(id) : paths.category(urlName))
    }
    level = depth < navigationLevels ? await loadChildren(catalog, level) : []
  }
  for (const { id } of tops) await addProducts(catalog, { categoryId: id, found })
  return found
}

type Categories = Awaited<ReturnType<CatalogFeature['listCategories']>>

async function loadChildren(catalog: CatalogFeature, parents: Categories): Promise<Categories> {
  const children: Categories[number][] = []
  for (const { id } of parents) children.push(...(await catalog.listCategories(id)))
  return children
}

interface CategoryProducts {
  readonly categoryId: string
  readonly found: Map<string, string>
}

async function addProducts(catalog: CatalogFeature, { categoryId, found }: CategoryProducts): Promise<void> {
  const fields = ['StockKeepingUnit']
  for (let page = 0; ; page += 1) {
    const { products, total } = await catalog.search({ categoryId, page, pageSize, fields })
    for (const { id, urlName } of products) found.set(id, paths.product({ urlName: urlName ?? '-', id }))
    if (products.length === 0 || (page + 1) * pageSize >= total) return
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const linkSpace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Sitemaps must escape apostrophes too. */
const escapeXml = (text: string): string => escapeMarkup(text).replaceAll("'", '&apos;')

/** A sitemap of pages with all their languages: one entry for each language, which links to the others. */
export function writeSitemap(pages: readonly (readonly Alternate[])[]): string {
  const entries = pages.flatMap((languages) => {
    const links = languages
      .map(({ hreflang, href }) => {
        const attributes = `rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"`
        return `<xhtml:link ${attributes}/>`
      })
      .join('')
    return languages.map(({ href }) => `<url><loc>${escapeXml(href)}</loc>${links}</url>`)
  })
  return [declaration, `<urlset ${sitemapSpace} ${linkSpace}>`, ...entries, '</urlset>', ''].join('\n')
}

/** An index of sitemaps, for a shop with more pages than one sitemap may hold. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
  return [declaration, `<sitemapindex ${sitemapSpace}>`, ...entries, '</sitemapindex>', ''].join('\n')
}
