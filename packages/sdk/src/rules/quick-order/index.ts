/**
 * Order lists: what becomes of each row of article numbers and quantities.
 *
 * @module @cartonnage/sdk/rules/quick-order
 */
export { checkOrderRows } from './check-order-rows'
export { orderAdditions } from './order-additions'
export type { OrderCatalogue } from './check-order-rows'
export type {
  BlockedRow,
  CheckedRow,
  JoinedRow,
  NamelessRow,
  NearestItem,
  ReadyRow,
  RowCheck,
  UnreadableRow,
} from './checked-row'
export { readOrderQuantity } from './order-quantity'
export { articleNumberKey, maximumOrderRows } from './order-row'
export type { OrderRow } from './order-row'
export { readOrderTable } from './read-order-table'
export type { OrderLine, OrderTable } from './read-order-table'
