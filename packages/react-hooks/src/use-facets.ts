import type { FacetAnswer, FacetChip, FacetDefinition, FacetGroup } from '@cartonnage/sdk/rules'
import type { FacetChange, FacetRange, FacetSelection } from '@cartonnage/sdk/rules'
import {
  changeFacet,
  chooseInGroups,
  facetChips,
  facetGroups,
  readFacets,
  withFacets,
} from '@cartonnage/sdk/rules'
import { useState } from 'react'
import { useFacetCount } from './use-facet-count'

/** What {@link useFacets} needs. */
export interface FacetsOptions {
  /** Of the list that is shown: what `facetGroups` makes of its search's answer. */
  readonly groups: readonly FacetGroup[]
  /** Products of that list. */
  readonly total: number
  /** The query of its address, the only state of what is shown. */
  readonly query: URLSearchParams
  /** Opens the same list with another query. Called once a choice; of several the last one counts. */
  readonly navigate: (query: URLSearchParams) => void
  /**
   * Counts what a selection that is only collected would give: `catalog.search` with `toRefinements(selection)` and a
   * `pageSize` of 1. Absent: choices are applied at once.
   */
  readonly count?: ((selection: FacetSelection, signal: AbortSignal) => Promise<FacetAnswer>) | undefined
  /** The facets of the list. @default shopFacets */
  readonly table?: readonly FacetDefinition[] | undefined
}

/** A panel of facets, and what its elements do. */
export interface FacetsView {
  /** With what is chosen, also before its list or its count is there. */
  readonly groups: readonly FacetGroup[]
  /** What is chosen, to be taken away one by one. */
  readonly chips: readonly FacetChip[]
  /** Products that the choices give; `undefined` until they are counted. */
  readonly total: number | undefined
  /** Counting has failed; the choices can be applied all the same. */
  readonly error: unknown
  /** The query of the list after a change, for a link. */
  hrefOf(change: FacetChange): string
  /** Chooses a value, or takes it away; `1` for a flag. */
  choose(parameter: string, value: string): void
  /** A range in the facet's unit, mm for sizes; `null` for none. */
  setRange(parameter: string, range: FacetRange | null): void
  /** Takes away all that is chosen of one facet. */
  clear(parameter: string): void
  /** Takes away all that is chosen. */
  clearAll(): void
  /** Opens the list with the collected choices. */
  apply(): void
}

/** Choices that the address does not have yet. */
interface Collected {
  /** The query that they began with: of another one they are outdated. */
  readonly from: string
  readonly selection: FacetSelection
}

/**
 * The behaviour of a panel that narrows a list: the address is the state. Without `count` each choice opens the narrowed
 * list at once, and choices made until it is there are added to it. With `count` they are collected, counted and opened by
 * `apply`; an answer to choices that have changed meanwhile is dropped.
 *
 * @example
 * function Facets({ groups, total, query, navigate }: FacetsOptions) {
 *   const facets = useFacets({ groups, total, query, navigate })
 *   return facets.chips.map(({ parameter, option }) => (
 *     <button key={parameter} onClick={() => facets.clear(parameter)}>{option?.label}</button>
 *   ))
 * }
 */
export function useFacets(options: FacetsOptions): FacetsView {
  const { groups: shown, total, query, navigate, count, table } = options
  const [collected, setCollected] = useState<Collected>()
  const from = query.toString()
  const existing = readFacets(query, table && { table })
  // Back to the query that they began with must not bring them back.
  if (collected !== undefined && collected.from !== from) setCollected(undefined)
  const selection = collected?.from === from ? collected.selection : existing
  const toQuery = (chosen: FacetSelection) => withFacets(query, chosen, table)
  const counted = useFacetCount({ selection, existing, count })
  const answered = counted.last ? facetGroups(counted.last.answer, counted.last.selection, table) : shown
  const groups = chooseInGroups(answered, selection, table)
  const select = (chosen: FacetSelection) => {
    setCollected({ from, selection: chosen })
    if (count === undefined) navigate(toQuery(chosen))
  }
  const change = (one: FacetChange) => select(changeFacet(selection, one, table))
  return {
    groups,
    chips: facetChips(groups),
    total: counted.isExisting ? total : counted.total,
    error: counted.error,
    hrefOf: (one) => `?${toQuery(changeFacet(selection, one, table)).toString()}`,
    choose: (parameter, toggle) => change({ parameter, toggle }),
    setRange: (parameter, range) => change({ parameter, range }),
    clear: (parameter) => change({ parameter }),
    clearAll: () => select([]),
    apply: () => navigate(toQuery(selection)),
  }
}
