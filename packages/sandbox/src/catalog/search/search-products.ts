import type { Dimensions } from '@cartonnage/sdk/rules'
import type { Call } from '../../calls/call'
import type { Category } from '../products/category-repository'
import { keepWhileUnchanged } from '../products/catalogue-version'
import type { Product } from '../products/product-repository'
import type { Database } from '../../database/database'
import type { ShopView } from '../../shop'
import { bitsOf, countInBoth, hasBit, inBoth, noBits, positionsIn } from './bits'
import { catalogueIndex, type CatalogueIndex } from './catalogue-index'
import { productRanks, sortByRank } from './product-ranks'
import { rankBoxes } from './search-boxes'
import { countFacets, narrowHits } from './search-narrowing'
import { findByTerm } from './search-ranking'
import type { Refinement } from './search-refinements'
import { findSortRule } from './sort-rules'

/** A search for a term or for boxes that goods fit into, everywhere or in a category with its descendants. */
interface ProductSearch {
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
  readonly total: number
  /** The hits from one index to before another. */
  readonly slice: (begin: number, end: number) => readonly Product[]
  /** How many hits are in a category or below it, by its key. */
  readonly countIn: (categoryKey: string) => number
  readonly facets: ReturnType<typeof countFacets>
  /** What was searched for in place of a term that nothing matches; null where the term was read as it is. */
  readonly correctedTerm: string | null
}

/** `index` is the catalogue of the visitor's shop in their language. */
export function searchProducts(call: Call, index: CatalogueIndex, search: ProductSearch): SearchOutcome {
  const { term, goods, category, refinements, sortRule } = search
  const { products, inCategory } = index
  const isNamed = goods !== undefined || term !== ''
  const { db } = call.context
  const named = isNamed ? findNamed(db, { ...call.visitor, term, goods }) : undefined
  const found = named?.positions
  const all = found ? bitsOf(found, products.length) : index.all
  const hits = category ? inBoth(all, inCategory.get(category.key) ?? noBits(products.length)) : all
  const narrowed = narrowHits(index, hits, refinements)
  const positions = found ? found.filter((position) => hasBit(narrowed, position)) : positionsIn(narrowed)
  const sorted = sortPositions(call, positions, sortRule)
  return {
    total: sorted.length,
    slice: (begin, end) => sorted.slice(begin, end).flatMap((position) => products[position] ?? []),
    countIn: (key) => countInBoth(narrowed, inCategory.get(key) ?? noBits(products.length)),
    facets: countFacets(index, { hits, refinements }),
    correctedTerm: named?.correctedTerm ?? null,
  }
}

interface NamedQuery extends ShopView, Pick<ProductSearch, 'term' | 'goods'> {}

/** Searches that are narrowed at the same time; each keeps a number for each of its hits. */
const keptSearches = 100

interface Named {
  readonly positions: readonly number[]
  readonly correctedTerm: string | null
}

/** Where what is looked for stands in the catalogue, the best first. Narrowing, sorting and paging do not look for it again. */
const findNamed: (db: Database, query: NamedQuery) => Named = keepWhileUnchanged(
  (db, { term, goods, ...view }) => {
    const { products, positions } = catalogueIndex(db, view)
    const { found, correctedTerm } = goods
      ? { found: rankBoxes(db, { shop: view.shop, listed: products, goods }), correctedTerm: null }
      : findByTerm(db, { locale: view.locale, listed: products, term })
    return { positions: found.flatMap(({ id }) => positions.get(id) ?? []), correctedTerm }
  },
  {
    keyOf: ({ shop, locale, term, goods }) =>
      JSON.stringify([shop, locale, ...(goods ? [goods.length, goods.width, goods.height] : [term])]),
    most: keptSearches,
    // Boxes that are not in stock, or dear, rank lower.
    on: ['stock', 'prices'],
  },
)

function sortPositions(
  { context: { db }, visitor }: Call,
  positions: readonly number[],
  id: unknown,
): readonly number[] {
  const rule = findSortRule(id)
  const key = rule?.key
  return key ? sortByRank(positions, productRanks(db, { ...visitor, rule: { ...rule, key } })) : positions
}
