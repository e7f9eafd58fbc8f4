import { catalog, navigation, type CatalogFeature } from '@cartonnage/sdk'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { navigationLevels } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { localePaths, otherLanguages } from '../../../shared/product/data/catalog-languages'
import { notFound } from '../../../shell/not-found'
import { paths } from '../../../shell/paths'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { findCategory } from '../../../shell/find-category'
import { loadNarrowed, requireCanonicalFacets } from '../../../shared/narrowing/data/load-narrowed'
import { pageSize, readPageNumber } from '../../../shared/product/page-window'
import { drawingKey } from '../../../shared/product/drawing-key'
import { preferredSort } from './preferred-sort'
import { loadListFigures } from './list-figures'
import type { FiguresOfLists } from './list-figures'
import { loadSort } from '../../../shared/product-list/data/load-sort'

/** Of a category without lists below it. */
const noFigures: FiguresOfLists = {}

type Category = Awaited<ReturnType<CatalogFeature['getCategory']>>

/**
 * A category by id (`/category/detail/:id`) or by slug (`/category/:slug`) with one page of its products. A slug in
 * another language of the shop redirects to the one in the current language; an unknown slug is a 404.
 */
export async function categoryLoader(args: PageLoaderArgs) {
  const shop = shopOf(args)
  const { signal, url } = args.request
  requireCanonicalFacets(args)
  const id = args.params.id ?? (await resolveSlug(args, args.params.slug ?? ''))
  const query = new URL(url).searchParams
  const page = readPageNumber(query.get('page'))
  const menu = await loadMenu(args)
  const inMenu = findCategory(menu, id)
  const { sortRuleId, order } = await loadSort(shop, {
    text: query.get('sort'),
    preferred: preferredSort(drawingKey(inMenu?.imageUrl)),
    signal,
  })
  const input = { categoryId: id, page: page - 1, pageSize, sortRuleId }
  const { getCategory, getCategoryPath } = shop.use(catalog)
  const ownCategory = getCategory(id, { signal })
  const [category, path, list, languages, figures] = await Promise.all([
    ownCategory,
    getCategoryPath(id, { signal }),
    loadNarrowed(args, { input }),
    localePathsOf(args, ownCategory),
    inMenu?.children === undefined ? noFigures : loadListFigures(shop, id, { signal }),
  ])
  if (page > 1 && list.products.length === 0) return notFound()
  return {
    id: category.id,
    name: category.name ?? '',
    description: category.description ?? '',
    path: path.map((step) => ({ id: step.id, name: step.name ?? '', urlName: step.urlName })),
    page,
    order,
    ...list,
    figures,
    localePaths: languages,
  }
}

/** The canonical paths in all languages, by slug even if the page was opened by id. */
async function localePathsOf(args: PageLoaderArgs, ownCategory: Promise<Category>) {
  const category = await ownCategory
  const pathIn = async ({ getCategory }: CatalogFeature) =>
    toPath(await getCategory(category.id, { signal: args.request.signal }))
  return localePaths(args, { current: toPath(category), pathIn })
}

const toPath = ({ id, urlName }: Category): string =>
  urlName === null ? paths.categoryDetail(id) : paths.category(urlName)

async function resolveSlug(args: PageLoaderArgs, slug: string): Promise<string> {
  const { use } = shopOf(args)
  const { signal, url } = args.request
  const parents = parentIds(await loadMenu(args))
  const ownCatalog = use(catalog)
  const ownId = await findCategoryId(ownCatalog, slug, { parents, signal })
  if (ownId !== undefined) return ownId
  for (const other of otherLanguages(args)) {
    const id = await findCategoryId(other.catalog, slug, { parents, signal })
    if (id === undefined) continue
    throw redirect(toPath(await ownCatalog.getCategory(id, { signal })) + new URL(url).search, 308)
  }
  return notFound()
}

/** The tree of categories; empty where it cannot be loaded. */
const loadMenu = (args: PageLoaderArgs): Promise<readonly NavigationItem[]> =>
  shopOf(args)
    .use(navigation)
    .load({ signal: args.request.signal })
    .catch(() => [])

/** Ids of the categories that have children. */
function parentIds(items: readonly NavigationItem[]): ReadonlySet<string> {
  return new Set(
    items.flatMap(({ id, children }) => (children === undefined ? [] : [id, ...parentIds(children)])),
  )
}

interface SlugSearch {
  /** Only these categories are searched for children; all of them if the set is empty. */
  readonly parents: ReadonlySet<string>
  readonly signal: AbortSignal
}

/**
 * The id of the category with a slug in the catalogue's language, or undefined. The platform has no call for this, so
 * the tree is read level by level from the top.
 */
async function findCategoryId(
  { listCategories }: Pick<CatalogFeature, 'listCategories'>,
  slug: string,
  { parents, signal }: SlugSearch,
): Promise<string | undefined> {
  let above: readonly (string | undefined)[] = [undefined]
  for (let level = 1; level <= navigationLevels; level += 1) {
    const lists = await Promise.all(above.map((id) => listCategories(id, { signal })))
    const categories = lists.flat()
    const found = categories.find(({ urlName }) => urlName === slug)
    if (found) return found.id
    above = categories.map(({ id }) => id).filter((id) => parents.size === 0 || parents.has(id))
  }
  return undefined
}
