import type { ShopLocale } from '../locale/locale'
import type { UnreadableRow } from './checked-row'
import { readOrderQuantity } from './order-quantity'
import { articleNumberKey, type OrderRow } from './order-row'

/** A row whose number and quantity could be read. */
export interface ReadRow {
  readonly kind: 'read'
  readonly row: OrderRow
  /** As {@link articleNumberKey} makes it. */
  readonly key: string
  /** Whole units. */
  readonly quantity: number
}

const unreadable = (
  part: UnreadableRow['part'],
  problem: UnreadableRow['problem'] = 'invalid',
): UnreadableRow => ({ kind: 'unreadable', part, problem })

/** A spreadsheet has taken the number for an amount, and its digits are lost. */
const isExponential = /^\d(?:[.,]\d+)?E\+?\d+$/
const isPossible = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,79}$/u

/** Whether an item can have this article number, as {@link articleNumberKey} makes it. */
export const isArticleNumber = (key: string): boolean => isPossible.test(key) && !isExponential.test(key)

/** Number and quantity of a row, or what of it cannot be read. */
export function readRow(row: OrderRow, locale: ShopLocale): ReadRow | UnreadableRow {
  if (row.isUnreadable) return unreadable('row')
  const key = articleNumberKey(row.number)
  if (key === '') return unreadable('number', 'missing')
  if (!isArticleNumber(key)) return unreadable('number')
  const quantity = readOrderQuantity(row.quantity, locale)
  return typeof quantity === 'string'
    ? unreadable('quantity', quantity)
    : { kind: 'read', row, key, quantity }
}
