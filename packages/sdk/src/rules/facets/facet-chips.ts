import { widenRange, type FacetRange } from './facet-range'
import type { FacetSelection } from './facet-selection'
import { shopFacets, type FacetDefinition } from './facet-table'
import { isWider, type FacetGroup, type FacetOption } from './facet-view'

/** One thing that is chosen, to be taken away. */
export interface FacetChip {
  /** Name of the facet's query parameter. */
  readonly parameter: string
  /** In the shopper's language: the facet's name. */
  readonly facet: string
  /** The chosen value; absent for a range. */
  readonly option?: FacetOption
  /** What the search obeys; absent for a value. */
  readonly range?: FacetRange
}

/** What is chosen, one chip a value and one a range, in the order of the groups. */
export const facetChips = (groups: readonly FacetGroup[]): readonly FacetChip[] =>
  groups.flatMap((group): readonly FacetChip[] => {
    const chip = { parameter: group.parameter, facet: group.label }
    if (group.kind === 'range')
      return group.range.from === undefined && group.range.to === undefined
        ? []
        : [{ ...chip, range: group.range }]
    const options = group.kind === 'flag' ? [group.option] : group.options
    return options.filter(({ isChosen }) => isChosen).map((option) => ({ ...chip, option }))
  })

/** The same groups with another selection: what is chosen changes at once, counts with the next answer. */
export const chooseInGroups = (
  groups: readonly FacetGroup[],
  selection: FacetSelection,
  table: readonly FacetDefinition[] = shopFacets,
): readonly FacetGroup[] =>
  groups.map((group) => {
    const choice = selection.find(({ parameter }) => parameter === group.parameter)
    const values = choice && 'values' in choice ? choice.values : []
    const choose = (option: FacetOption) => ({ ...option, isChosen: values.includes(option.value) })
    if (group.kind === 'values') return { ...group, options: group.options.map(choose) }
    if (group.kind === 'flag') return { ...group, option: choose(group.option) }
    const kind = table.find(({ parameter }) => parameter === group.parameter)?.kind
    const asked = choice && 'range' in choice ? choice.range : {}
    const range = choice && kind?.type === 'range' ? widenRange(asked, kind) : {}
    return { ...group, asked, range, isWidened: isWider(asked, range) }
  })
