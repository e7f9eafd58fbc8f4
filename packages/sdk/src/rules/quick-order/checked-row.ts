import type { Shortage } from '../cart/shortage'
import type { Money } from '../money/money'
import type { ReorderChange } from '../orders/plan-addition'
import type { OrderRow } from './order-row'

/** An item whose number is much like an unknown one. */
export interface NearestItem {
  /** Its article number. */
  readonly number: string
  /** Record id. */
  readonly productId: string
  /** In the language of the request; null where the platform sends none. */
  readonly name: string | null
}

/** All that a row adds to the cart, alone or together with others of the same item. */
export interface ReadyRow {
  /** Its item is added. */
  readonly kind: 'ready'
  /** Record id. */
  readonly productId: string
  /** Units that will be added, those of the joined rows included. */
  readonly quantity: number
  /** The places of later rows with the same item. */
  readonly joined: readonly number[]
  /** Absent where the quantity is the one that was asked for. */
  readonly change?: ReorderChange
  /** The requested units are more than the stock. */
  readonly shortage?: Shortage
  /** Net price per unit, at the quantity that the cart will have. */
  readonly unitPrice?: Money
}

/** A row whose units are counted in an earlier row of the same item. */
export interface JoinedRow {
  /** Its units are added with those of another row. */
  readonly kind: 'joined'
  /** Record id. */
  readonly productId: string
  /** Units of this row. */
  readonly quantity: number
  /** The place of the row that has them. */
  readonly into: number
}

/**
 * A row whose item cannot be bought: no longer sold (`gone`), none left and nobody knows when more comes (`no-stock`), its
 * price on request (`no-price`), as many in the cart as one order may have (`maximum`), or beyond the lines of a cart.
 */
export interface BlockedRow {
  /** Why the item cannot be bought. */
  readonly kind: 'gone' | 'no-stock' | 'no-price' | 'maximum' | 'beyond'
  /** Record id. */
  readonly productId: string
  /** The requested units are more than the stock. */
  readonly shortage?: Shortage
  /** Record id of the product that has taken its place. */
  readonly successorId?: string
}

/** A row that names no item of this shop: another shop's (`not-sold`), or nobody's. */
export interface NamelessRow {
  /** Whether another shop sells it. */
  readonly kind: 'not-sold' | 'unknown'
  /** Present where an item has almost the same number. */
  readonly nearest?: NearestItem
}

/** What cannot be read of a row, and why. */
export interface UnreadableRow {
  /** It names no item and no quantity. */
  readonly kind: 'unreadable'
  /** The row as a whole, its article number, or its quantity. */
  readonly part: 'row' | 'number' | 'quantity'
  /** `invalid` for a quantity that is not a whole number above 0, or a number that no item can have. */
  readonly problem: 'missing' | 'invalid' | 'too-large'
}

/** What will become of a row. */
export type RowCheck = ReadyRow | JoinedRow | BlockedRow | NamelessRow | UnreadableRow

/** A row with what will become of it. */
export interface CheckedRow {
  /** As it was entered. */
  readonly row: OrderRow
  /** What will become of it. */
  readonly check: RowCheck
}
