import { widenRange, type FacetRange, type StepKind } from './facet-range'
import type { FacetChoice, FacetSelection } from './facet-selection'
import { shopFacets, type FacetDefinition } from './facet-table'

/** A facet as the platform's search answers it. */
export interface FoundFacet {
  /** Its field. */
  readonly nameOrId: string
  /** In the language of the request. */
  readonly displayName: string | null
  /** Those that occur among the products found. */
  readonly values: readonly FoundFacetValue[]
}

/** A value of a facet that occurs among the products found. */
export interface FoundFacetValue {
  /** The value to send back in a refinement. */
  readonly nameOrId: string
  /** In the language of the request. */
  readonly displayName: string | null
  /** Articles that have the value and obey all other facets' choices; its own facet's are ignored. */
  readonly productCount: number | null
}

/** What a search answers about its facets, such as `SearchResult`. */
export interface FacetAnswer {
  /** Products that obey all choices. */
  readonly total: number
  /** What those products can be narrowed by. */
  readonly facets: readonly FoundFacet[]
}

/** A value that can be chosen. */
export interface FacetOption {
  /** For the address. */
  readonly value: string
  /** In the shopper's language. */
  readonly label: string
  /** Articles with it, whatever else is chosen of its own facet. */
  readonly count: number
  /** Whether the list is narrowed to it. */
  readonly isChosen: boolean
}

/** Articles of one step of a range. */
export interface FacetStep {
  /** Lower edge, which belongs to it, in the facet's unit. */
  readonly from: number
  /** null for the last step, which has no upper end. */
  readonly to: number | null
  /** Articles in it; one on an edge is in both steps. */
  readonly count: number
}

/** How a facet is called. */
export interface FacetGroupNames {
  /** Name of its query parameter. */
  readonly parameter: string
  /** The facet's name in the shopper's language. */
  readonly label: string
}

/** A facet of which several values can be chosen. */
export interface FacetOptionGroup extends FacetGroupNames {
  /** Tells the kinds of groups apart. */
  readonly kind: 'values'
  /** In the platform's order. */
  readonly options: readonly FacetOption[]
}

/** A facet that is chosen by a from–to. */
export interface FacetRangeGroup extends FacetGroupNames {
  /** Tells the kinds of groups apart. */
  readonly kind: 'range'
  /** As it was asked for; without ends where nothing is chosen. */
  readonly asked: FacetRange
  /** What the search obeys. */
  readonly range: FacetRange
  /** Whether `range` is wider than what was asked for: the page says so. */
  readonly isWidened: boolean
  /** The steps that occur, the lowest first. */
  readonly steps: readonly FacetStep[]
  /** The lowest edge that occurs. */
  readonly smallest: number
  /** The highest edge that occurs; null where the last step does, which has none. */
  readonly largest: number | null
}

/** A facet that is on or off. */
export interface FacetFlag extends FacetGroupNames {
  /** Tells the kinds of groups apart. */
  readonly kind: 'flag'
  /** What 'on' means. */
  readonly option: FacetOption
}

/** A facet as a panel shows it. */
export type FacetGroup = FacetOptionGroup | FacetRangeGroup | FacetFlag

/**
 * What a panel shows, in the order of the table. A facet that would leave out nothing or everything, because all articles
 * or none have its values, is not shown unless it is chosen. Counts are the platform's, as they come.
 */
export const facetGroups = (
  answer: FacetAnswer,
  selection: FacetSelection,
  table: readonly FacetDefinition[] = shopFacets,
): readonly FacetGroup[] =>
  table.flatMap((definition) => {
    const choice = selection.find(({ parameter }) => parameter === definition.parameter)
    const found = answer.facets.find(({ nameOrId }) => nameOrId === definition.field)
    const counts = (found?.values ?? []).map(({ productCount }) => productCount ?? 0)
    const narrows = ownCounts(definition, found, counts).some((count) => count > 0 && count < answer.total)
    return choice || narrows ? [toGroup(definition, { found, choice })] : []
  })

/** The counts of what can be chosen: of a flag its one value. */
function ownCounts(
  { kind }: FacetDefinition,
  found: FoundFacet | undefined,
  counts: readonly number[],
): readonly number[] {
  return kind.type === 'flag' ? counts.filter((_, at) => found?.values[at]?.nameOrId === kind.value) : counts
}

interface FacetState {
  readonly found: FoundFacet | undefined
  readonly choice: FacetChoice | undefined
}

function toGroup(definition: FacetDefinition, state: FacetState): FacetGroup {
  const { parameter, kind, field } = definition
  const group = { parameter, label: state.found?.displayName ?? field }
  if (kind.type === 'range') return { ...group, kind: 'range', ...rangeOf(kind, state) }
  const options = optionsOf(state)
  if (kind.type === 'values') return { ...group, kind: 'values', options }
  const found = optionsOf({ ...state, choice: undefined }).find(({ value }) => value === kind.value)
  const option = { value: '1', label: found?.label ?? group.label, count: found?.count ?? 0 }
  return { ...group, kind: 'flag', option: { ...option, isChosen: state.choice !== undefined } }
}

/** The values found, and after them those that are chosen although no article has them. */
function optionsOf({ found, choice }: FacetState): readonly FacetOption[] {
  const chosen = choice && 'values' in choice ? choice.values : []
  const options = (found?.values ?? []).map(({ nameOrId, displayName, productCount }) => ({
    value: nameOrId,
    label: displayName ?? nameOrId,
    count: productCount ?? 0,
    isChosen: chosen.includes(nameOrId),
  }))
  const missing = chosen.filter((value) => !options.some((option) => option.value === value))
  return [...options, ...missing.map((value) => ({ value, label: value, count: 0, isChosen: true }))]
}

function rangeOf(kind: StepKind, { found, choice }: FacetState) {
  const asked = choice && 'range' in choice ? choice.range : {}
  const range = choice ? widenRange(asked, kind) : {}
  const steps = stepsOf(kind, found)
  return {
    asked,
    range,
    isWidened: isWider(asked, range),
    steps,
    smallest: steps[0]?.from ?? 0,
    largest: steps.at(-1)?.to ?? null,
  }
}

/** Whether a search finds more than was asked for. */
export const isWider = (asked: FacetRange, range: FacetRange): boolean =>
  (asked.from ?? 0) !== (range.from ?? 0) || asked.to !== range.to

/** The steps with articles; a chosen one without any is not among them. */
function stepsOf({ step, last }: StepKind, found: FoundFacet | undefined): readonly FacetStep[] {
  return (found?.values ?? [])
    .map(({ nameOrId, productCount }) => ({ from: Number(nameOrId), count: productCount ?? 0 }))
    .filter(({ from, count }) => Number.isInteger(from) && count > 0)
    .map(({ from, count }) => ({ from, to: from >= last ? null : from + step, count }))
    .toSorted((a, b) => a.from - b.from)
}
