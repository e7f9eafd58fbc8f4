import type { ShopLocale, ShopType } from '@cartonnage/sdk/rules'
import { navigationLevels, shopLocales } from '@cartonnage/sdk/rules'
import type { CatalogFeature } from '@cartonnage/sdk'
import type { LocalePaths } from '../src/app/catalog-languages'
import { guideSlugs, paths } from '../src/app/paths'
import { servicePages } from '../src/app/service-pages'

/** The most that one search gives. */
const pageSize = 200

/**
 * Every page of a shop that robots may index, as its path in each language: start page, categories, articles and
 * static pages. The platform is asked for one thing after another in each language, because nobody waits for this.
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
    ...catalogPages,
    ...services.map(({ slug }) => everywhere(paths.service(slug))),
    ...guideSlugs.map((slug) => everywhere(paths.guide(slug))),
  ]
}

/** The paths of all categories and articles in the catalogue's language, by record id. */
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

interface Shelf {
  readonly categoryId: string
  readonly found: Map<string, string>
}

/** Adds the articles of a category and of all that lie below it. */
async function addProducts(catalog: CatalogFeature, { categoryId, found }: Shelf): Promise<void> {
  const fields = ['StockKeepingUnit']
  for (let page = 0; ; page += 1) {
    const { products, total } = await catalog.search({ categoryId, page, pageSize, fields })
    for (const { id, urlName } of products) found.set(id, paths.product({ urlName: urlName ?? '-', id }))
    if (products.length === 0 || (page + 1) * pageSize >= total) return
  }
}
