import type { Dimensions } from '@cartonnage/sdk/rules'
import type { Call } from '../calls/call'
import type { Category } from '../catalog/category-repository'
import type { CategoryTree } from '../catalog/category-tree'
import { priceLine } from '../catalog/product-response'
import { listListedProducts, type Product } from '../catalog/product-repository'
import { rankBoxes } from './search-boxes'
import { countFacets, narrowHits, type SearchHit } from './search-narrowing'
import { matchTerm } from './search-ranking'
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
  /** What was searched for in place of a term that nothing matches; null where the term was read as it is. */
  readonly correctedTerm: string | null
}

export function searchProducts(
  call: Call,
  { tree, ...search }: ProductSearch & { readonly tree: CategoryTree },
): SearchOutcome {
  const { context, visitor } = call
  const { category, refinements } = search
  const listed = listListedProducts(context.db, visitor)
  const { found, correctedTerm } = findProducts(call, { listed, search })
  const hits = found
    .map((product) => toHit(product, tree))
    .filter(({ categoryIds }) => !category || categoryIds.includes(category.id))
  const narrowed = narrowHits(hits, refinements).map(({ product }) => product)
  const priceOf = (product: Product) => priceLine(call, product).unitPrice
  return {
    products: sortProducts(narrowed, search.sortRule, priceOf),
    facets: countFacets(hits, refinements, visitor.locale),
    correctedTerm,
  }
}

interface SearchScope {
  /** Every product of the shop, in the order of the catalogue. */
  readonly listed: readonly Product[]
  readonly search: ProductSearch
}

interface TermOutcome {
  readonly found: readonly Product[]
  readonly correctedTerm: string | null
}

function findProducts(call: Call, { listed, search: { term, goods } }: SearchScope): TermOutcome {
  if (goods) return { found: rankBoxes(call, { listed, goods }), correctedTerm: null }
  return term === '' ? { found: listed, correctedTerm: null } : findByTerm(call, { listed, term })
}

/**
 * A product number finds exactly that product. What no product has is an ordinary term and then, if nothing matches it
 * and it is digits, a part of product numbers.
 */
export function findByTerm(
  { context: { db }, visitor: { locale } }: Call,
  { listed, term }: { readonly listed: readonly Product[]; readonly term: string },
): TermOutcome {
  const { sku, productPart } = parseSearchTerm(term)
  const numbered = listed.filter((product) => product.sku === sku)
  if (numbered.length > 0) return { found: numbered, correctedTerm: null }
  const { ranks, correctedTerm } = matchTerm(db, term, locale)
  const rankOf = ({ id }: Product) => ranks.get(id) ?? 0
  const found = listed.filter(({ id }) => ranks.has(id)).toSorted((a, b) => rankOf(a) - rankOf(b))
  if (found.length > 0 || productPart === undefined) return { found, correctedTerm }
  return { found: listed.filter((product) => product.sku.includes(productPart)), correctedTerm: null }
}

function toHit(product: Product, tree: CategoryTree): SearchHit {
  const path = tree.pathTo(product.categoryKey)
  return { product, family: (path[1] ?? path[0])?.title ?? '', categoryIds: path.map(({ id }) => id) }
}
