export { FacetSheet } from './facet-sheet'
export { actOn } from './act-on-form'
