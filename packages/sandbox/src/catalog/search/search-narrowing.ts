import { inAny, inBoth, countInBoth, type Bits } from './bits'
import { inOrder, type CatalogueIndex, type PreparedFacet } from './catalogue-index'
import type { Refinement } from './search-refinements'

/** The hits that match every refinement. */
export const narrowHits = (index: CatalogueIndex, hits: Bits, refinements: readonly Refinement[]): Bits =>
  refinements.reduce((left, refinement) => inBoth(left, matching(index, refinement)), hits)

/** The products with one of the values, or in one of the categories. */
function matching(index: CatalogueIndex, { nameOrId, isCategory, values }: Refinement): Bits {
  const size = index.products.length
  if (isCategory) {
    const keys = values.flatMap((id) => index.tree.find(id)?.key ?? [])
    return inAny(
      keys.flatMap((key) => index.inCategory.get(key) ?? []),
      size,
    )
  }
  const facet = index.facets.find(({ rule }) => rule.nameOrId === nameOrId)
  const chosen = facet?.values.filter((value) => values.includes(value.nameOrId)) ?? []
  return inAny(
    chosen.map(({ products }) => products),
    size,
  )
}

/** A search before it is narrowed, and what it is narrowed by. */
interface NarrowedSearch {
  readonly hits: Bits
  readonly refinements: readonly Refinement[]
}

/**
 * The facets of a search. Counts are not narrowed by the facet's own refinement, so that another value can be added, but
 * by all others. Selected values are always listed, even with a count of 0.
 */
export function countFacets(index: CatalogueIndex, { hits, refinements }: NarrowedSearch) {
  const all = narrowHits(index, hits, refinements)
  return index.facets
    .map((facet, at) => {
      const isOwn = ({ nameOrId, isCategory }: Refinement) => !isCategory && nameOrId === facet.rule.nameOrId
      const own = refinements.filter(isOwn)
      const others = refinements.filter((refinement) => !isOwn(refinement))
      const counted = own.length === 0 ? all : narrowHits(index, hits, others)
      const selected = own.flatMap(({ values }) => values)
      return writeFacet(facet, { displayRank: at + 1, values: countValues(facet, counted, selected) })
    })
    .filter(({ values }) => values.length > 0)
}

interface CountedValue {
  readonly nameOrId: string
  readonly displayName: string
  readonly productCount: number
}

function countValues(
  { rule, values, show }: PreparedFacet,
  hits: Bits,
  selected: readonly string[],
): readonly CountedValue[] {
  const counted = values
    .map(({ nameOrId, displayName, products }) => ({
      nameOrId,
      displayName,
      productCount: countInBoth(products, hits),
    }))
    .filter(({ nameOrId, productCount }) => productCount > 0 || selected.includes(nameOrId))
  const unknown = selected.filter((name) => !values.some(({ nameOrId }) => nameOrId === name))
  if (unknown.length === 0) return counted
  const empty = [...new Set(unknown)].map((nameOrId) => ({
    nameOrId,
    displayName: show(nameOrId),
    productCount: 0,
  }))
  return inOrder([...counted, ...empty], rule)
}

function writeFacet(
  { rule: { nameOrId, attributeType }, label }: PreparedFacet,
  { displayRank, values }: { readonly displayRank: number; readonly values: readonly CountedValue[] },
) {
  return {
    attributeType,
    displayName: label,
    displayRank,
    displayType: 'MultiSelect',
    facetType: 'DistinctValue',
    nameOrId,
    values: values.map((value) => ({ type: 'DistinctValue', ...value })),
  }
}
