export { FacetChips } from './facet-chips'
export { NothingLeft } from './nothing-left'
export { WidenedNote } from './widened-note'
