/**
 * Narrowing a list by its address: `?length=200-400&flute=B`.
 *
 * @module @cartonnage/sdk/rules/facets
 */
export { chooseInGroups, facetChips } from './facet-chips'
export type { FacetChip } from './facet-chips'
export { widenRange } from './facet-range'
export type { FacetRange, StepKind } from './facet-range'
export { toRefinements } from './facet-refinements'
export type { FacetRefinement } from './facet-refinements'
export { canonicalFacetQuery, changeFacet, readFacets, withFacets, writeFacets } from './facet-selection'
export type { FacetChange, FacetChoice, FacetSelection, ReadFacetsOptions } from './facet-selection'
export { shopFacets } from './facet-table'
export type { FacetDefinition, FacetKind } from './facet-table'
export { facetGroups } from './facet-view'
export type {
  FacetAnswer,
  FacetFlag,
  FacetGroup,
  FacetGroupNames,
  FacetOption,
  FacetOptionGroup,
  FacetRangeGroup,
  FacetStep,
  FoundFacet,
  FoundFacetValue,
} from './facet-view'
