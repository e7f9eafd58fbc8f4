import type { ReorderAddition } from '../orders/reorder-plan'
import type { CheckedRow } from './checked-row'

/** The items to add, each once. */
export const orderAdditions = (checked: readonly CheckedRow[]): readonly ReorderAddition[] =>
  checked.flatMap(({ check }) =>
    check.kind === 'ready' ? [{ productId: check.productId, quantity: check.quantity }] : [],
  )
