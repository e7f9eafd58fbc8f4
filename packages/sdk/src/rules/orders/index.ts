/**
 * Ordering again: what still can be ordered, and what has changed.
 *
 * @module @cartonnage/sdk/rules/orders
 */
export type { PlannedAddition, ReorderChange, ReorderObstacle, ReorderProduct } from './plan-addition'
export { planReorder, priceChange } from './reorder-plan'
export type { ReorderAddition, ReorderItem, ReorderLine, ReorderToday } from './reorder-plan'
export { missingAdditions, reorderAdditions, reportReorder } from './reorder-report'
export type { ReorderAnswer, ReorderChoice, ReorderEntry, ReorderOutcome } from './reorder-report'
