import { stepsOfRange } from './facet-range'
import type { FacetChoice, FacetSelection } from './facet-selection'
import { shopFacets, type FacetDefinition } from './facet-table'

/** A refinement of the platform's search. */
export interface FacetRefinement {
  /** Field of the facet. */
  readonly nameOrId: string
  /** The platform has no other kind. */
  readonly type: 'DistinctValue'
  /** As the platform says it for the facet. */
  readonly attributeType: 'Standard' | 'Custom' | 'ProductCategory'
  /** An article needs one of them; at most 20. */
  readonly values: readonly string[]
}

/**
 * The refinements of `catalog.search` for a selection. Those of a range are all its steps, so that the search finds exactly
 * what is in the widened range, both ends included.
 */
export const toRefinements = (
  selection: FacetSelection,
  table: readonly FacetDefinition[] = shopFacets,
): readonly FacetRefinement[] =>
  selection.flatMap((choice) => {
    const definition = table.find(({ parameter }) => parameter === choice.parameter)
    return definition ? [toRefinement(definition, choice)] : []
  })

function toRefinement(definition: FacetDefinition, choice: FacetChoice): FacetRefinement {
  const { field, attributeType = 'Custom' } = definition
  return {
    nameOrId: field,
    type: 'DistinctValue',
    attributeType,
    values: valuesOf(definition, choice),
  }
}

function valuesOf({ kind }: FacetDefinition, choice: FacetChoice): readonly string[] {
  if ('range' in choice) return kind.type === 'range' ? stepsOfRange(choice.range, kind).map(String) : []
  return kind.type === 'flag' ? [kind.value] : choice.values
}
