import type { ShopLocale } from '../shop'
import { languageColumn, type LanguageColumn } from './language-columns'
import { facetRules, type FacetRule, type NarrowableHit } from './search-facets'
import type { Refinement } from './search-refinements'

/** A hit with the categories that it lies in. */
export interface SearchHit extends NarrowableHit {
  /** The ids of its category and of all above it. */
  readonly categoryIds: readonly string[]
}

/** The hits that meet every refinement. */
export const narrowHits = (
  hits: readonly SearchHit[],
  refinements: readonly Refinement[],
): readonly SearchHit[] => hits.filter((hit) => refinements.every((refinement) => meets(hit, refinement)))

function meets(hit: SearchHit, { nameOrId, isCategory, values }: Refinement): boolean {
  if (isCategory) return hit.categoryIds.some((id) => values.some((value) => isSameId(id, value)))
  const own = facetRules.find((rule) => rule.nameOrId === nameOrId)?.read(hit) ?? []
  return own.some((value) => values.includes(value))
}

const isSameId = (id: string, value: string) => value === id || value === id.slice(0, 15)

/**
 * The facets of a search. A facet's own refinement does not narrow its counts, so that another value can be added;
 * the other refinements do. Chosen values are kept, whatever their count.
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
      const chosen = refinements.filter(isOwn).flatMap(({ values }) => values)
      return writeFacet(rule, { index, language, counts: countValues(rule, others, chosen) })
    })
    .filter(({ values }) => values.length > 0)
}

function countValues(
  { read }: FacetRule,
  hits: readonly SearchHit[],
  chosen: readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map(chosen.map((value) => [value, 0]))
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
