/**
 * Finding a box: sizes as people type them, what fits, parcel limits.
 *
 * @module @cartonnage/sdk/rules/box
 */
export { boxFinderResetUrl, readDimensions, startBoxFinder, storedBoxFinder } from './box-finder'
export type { BoxFinderFields, BoxFinderPage, BoxFinderStart, StoredBoxFinder } from './box-finder'
export { fitBox, maximumBoxFinderDimension } from './box-fit'
export type { BoxFit, CandidateBox } from './box-fit'
export { readBoxHeights } from './box-heights'
export type { BoxHeights } from './box-heights'
export { fitLabels } from './box-labels'
export type { FitLabel } from './box-labels'
export { compareBoxes } from './box-ranking'
export type { RankedBox } from './box-ranking'
export { boxesPerUnit } from './boxes-per-unit'
export type { PackingGoods } from './boxes-per-unit'
export { parseDimensionsTerm, findDimensions, toDimensions } from './entered-dimensions'
export type { EnteredDimensions } from './entered-dimensions'
export { readGoods } from './entered-goods'
export type { EnteredGoods } from './entered-goods'
export { parcelLimits, parcelSizeOf } from './parcel-limits'
export type { ParcelLimits, ParcelSize } from './parcel-limits'
export { similarSizes } from './similar-sizes'
export type { SimilarSizes, SizedArticle } from './similar-sizes'
