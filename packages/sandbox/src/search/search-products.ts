import type { Dimensions } from '@cartonnage/sdk/rules'
import type { Call } from '../calls/call'
import type { Category } from '../catalog/category-repository'
import type { CategoryTree } from '../catalog/category-tree'
import { priceLine } from '../catalog/product-response'
import { listListedProducts, type Product } from '../catalog/product-repository'
import { rankBoxes } from './search-boxes'
import { countFacets, narrowHits, type SearchHit } from './search-narrowing'
import { scoreTerm } from './search-ranking'
import type { Refinement } from './search-refinements'
import { parseSearchTerm } from './search-term'
import { sortProducts } from './sort-rules'

/** A search for a term or for boxes that goods fit into, everywhere or in a category with its descendants. */
export interface ProductSearch {
  readonly term: string
  /** The goods of a Box Finder search in mm; the term is then ignored. */
  readonly goods: Dimensions | undefined
  readonly category: Category | undefined
  readonly refinements: readonly Refinement[]
  /** Id or field of a sort rule. */
  readonly sortRule: unknown
}

/** Everything that was found. The same search always gives the same order. */
export interface SearchOutcome {
  readonly products: readonly Product[]
  readonly facets: ReturnType<typeof countFacets>
}

export function searchProducts(
  call: Call,
  { tree, ...search }: ProductSearch & { readonly tree: CategoryTree },
): SearchOutcome {
  const { context, visitor } = call
  const { category, refinements } = search
  const listed = listListedProducts(context.db, visitor)
  const hits = findProducts(call, { listed, search })
    .map((product) => toHit(product, tree))
    .filter(({ categoryIds }) => !category || categoryIds.includes(category.id))
  const narrowed = narrowHits(hits, refinements).map(({ product }) => product)
  const priceOf = (product: Product) => priceLine(call, product).unitPrice
  return {
    products: sortProducts(narrowed, search.sortRule, priceOf),
    facets: countFacets(hits, refinements, visitor.locale),
  }
}

interface SearchScope {
  /** Every product of the shop, in the order of the catalogue. */
  readonly listed: readonly Product[]
  readonly search: ProductSearch
}

function findProducts(call: Call, { listed, search: { term, goods } }: SearchScope): readonly Product[] {
  if (goods) return rankBoxes(call, { listed, goods })
  return term === '' ? listed : findByTerm(call, { listed, term })
}

/** A product number finds exactly that product; one that the shop does not list is an ordinary term. */
function findByTerm(
  { context: { db }, visitor: { locale } }: Call,
  { listed, term }: { readonly listed: readonly Product[]; readonly term: string },
): readonly Product[] {
  const parsed = parseSearchTerm(term)
  const product = listed.filter(({ sku }) => sku === parsed.sku)
  if (product.length > 0) return product
  const scores = scoreTerm(db, parsed, locale)
  const scoreOf = ({ id }: Product) => scores.get(id) ?? 0
  return listed.filter(({ id }) => scores.has(id)).toSorted((a, b) => scoreOf(b) - scoreOf(a))
}

function toHit(product: Product, tree: CategoryTree): SearchHit {
  const path = tree.pathTo(product.categoryKey)
  return { product, family: (path[1] ?? path[0])?.title ?? '', categoryIds: path.map(({ id }) => id) }
}
