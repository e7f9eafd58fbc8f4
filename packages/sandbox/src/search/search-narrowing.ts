import type { ShopLocale } from '../shop'
import { languageColumn, type LanguageColumn } from './language-columns'
import { facetRules, type FacetRule, type NarrowableHit } from './search-facets'
import type { Refinement } from './search-refinements'

/** A hit with its categories. */
export interface SearchHit extends NarrowableHit {
  /** The ids of its category and all above it. */
  readonly categoryIds: readonly string[]
}

/** The hits that match every refinement. */
export const narrowHits = (
  hits: readonly SearchHit[],
  refinements: readonly Refinement[],
): readonly SearchHit[] => hits.filter((hit) => refinements.every((refinement) => matches(hit, refinement)))

function matches(hit: SearchHit, { nameOrId, isCategory, values }: Refinement): boolean {
  if (isCategory) return hit.categoryIds.some((id) => values.some((value) => isSameId(id, value)))
  const own = facetRules.find((rule) => rule.nameOrId === nameOrId)?.read(hit) ?? []
  return own.some((value) => values.includes(value))
}

const isSameId = (id: string, value: string) => value === id || value === id.slice(0, 15)

/**
 * The facets of a search. Counts are not narrowed by the facet's own refinement, so that another value can be added, but
 * by all others. Selected values are always listed, even with a count of 0.
 */
export function countFacets(
  hits: readonly SearchHit[],
  refinements: readonly Refinement[],
  locale: ShopLocale,
) {
  const language = languageColumn(locale)
  return facetRules
    .map((rule, index) => {
      const isOwn = ({ nameOrId, isCategory }: Refinement) => !isCategory && nameOrId === rule.nameOrId
      const others = narrowHits(
        hits,
        refinements.filter((refinement) => !isOwn(refinement)),
      )
      const selected = refinements.filter(isOwn).flatMap(({ values }) => values)
      return writeFacet(rule, { index, language, counts: countValues(rule, others, selected) })
    })
    .filter(({ values }) => values.length > 0)
}

function countValues(
  { read }: FacetRule,
  hits: readonly SearchHit[],
  selected: readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map(selected.map((value) => [value, 0]))
  for (const value of hits.flatMap(read)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

interface FacetLocation {
  readonly index: number
  readonly language: LanguageColumn
  readonly counts: ReadonlyMap<string, number>
}

const order = new Intl.Collator('de', { numeric: true })

function writeFacet(rule: FacetRule, { index, language, counts }: FacetLocation) {
  const { nameOrId, attributeType, labels, show } = rule
  return {
    attributeType,
    displayName: labels[language],
    displayRank: index + 1,
    displayType: 'MultiSelect',
    facetType: 'DistinctValue',
    nameOrId,
    values: [...counts]
      .toSorted(([a], [b]) => order.compare(a, b))
      .map(([value, productCount]) => ({
        type: 'DistinctValue',
        displayName: show(value, language),
        nameOrId: value,
        productCount,
      })),
  }
}
