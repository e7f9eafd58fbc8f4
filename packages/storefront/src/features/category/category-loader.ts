import { catalog, navigation, type CatalogFeature } from '@cartonnage/sdk'
import { redirect } from 'react-router-dom'
import { notFound } from '../../app/not-found'
import { paths } from '../../app/paths'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { loadProducts } from '../product/load-products'
import { localePaths, otherLanguages } from '../../app/catalog-languages'
import { findCategoryId, parentIds } from './category-slug'
import { pageSize, readPageNumber } from './page-window'
import { readSort, sortRules } from './product-sort'

type Category = Awaited<ReturnType<CatalogFeature['getCategory']>>

/**
 * A category by id (`/category/detail/:id`) or by slug (`/category/:slug`) with one page of its articles. A slug of
 * another language of the shop leads to the present one's; what nobody knows is the 404 page.
 */
export async function categoryLoader(args: PageLoaderArgs) {
  const shop = shopOf(args)
  const { signal, url } = args.request
  const id = args.params['id'] ?? (await resolveSlug(args, args.params['slug'] ?? ''))
  const query = new URL(url).searchParams
  const page = readPageNumber(query.get('page'))
  const sort = readSort(query.get('sort'), 'length')
  const input = { categoryId: id, page: page - 1, pageSize, sortRuleId: sortRules[sort] }
  const { getCategory, getCategoryPath } = shop.use(catalog)
  const own = getCategory(id, { signal })
  const [category, path, list, languages] = await Promise.all([
    own,
    getCategoryPath(id, { signal }),
    loadProducts(shop, input, { signal }),
    pathsOf(args, own),
  ])
  if (page > 1 && list.products.length === 0) return notFound()
  return {
    id: category.id,
    name: category.name ?? '',
    description: category.description ?? '',
    path: path.map((step) => ({ id: step.id, name: step.name ?? '', urlName: step.urlName })),
    page,
    sort,
    ...list,
    localePaths: languages,
  }
}

/** The addresses with the category's name, whichever way somebody came. */
async function pathsOf(args: PageLoaderArgs, own: Promise<Category>) {
  const category = await own
  const pathIn = async ({ getCategory }: CatalogFeature) =>
    toPath(await getCategory(category.id, { signal: args.request.signal }))
  return localePaths(args, { current: toPath(category), pathIn })
}

const toPath = ({ id, urlName }: Category): string =>
  urlName === null ? paths.categoryDetail(id) : paths.category(urlName)

async function resolveSlug(args: PageLoaderArgs, slug: string): Promise<string> {
  const { use } = shopOf(args)
  const { signal, url } = args.request
  const { load } = use(navigation)
  const parents = parentIds(await load({ signal }).catch(() => []))
  const own = use(catalog)
  const current = await findCategoryId(own, slug, { parents, signal })
  if (current !== undefined) return current
  for (const other of otherLanguages(args)) {
    const id = await findCategoryId(other.catalog, slug, { parents, signal })
    if (id === undefined) continue
    const { urlName } = await own.getCategory(id, { signal })
    const target = urlName === null ? paths.categoryDetail(id) : paths.category(urlName)
    throw redirect(target + new URL(url).search, 308)
  }
  return notFound()
}
