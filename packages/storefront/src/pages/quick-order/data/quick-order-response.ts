import type { ReorderAddition } from '@cartonnage/sdk/rules'
import type { ReportedFailure } from '../../../shell/reported-failure'
import type { CheckedOrder, RunRow } from '@cartonnage/sdk'
import type { ListProblem } from '../quick-order-form'

/** A list with what will become of it. */
export interface CheckedList {
  readonly order: CheckedOrder
  /** What the cart held of it, for a form that is sent without scripts; null in the browser, and for guests. */
  readonly held: readonly ReorderAddition[] | null
}

/** What became of a form of the page. */
export interface OrderResponse {
  /** What the field of the list has now. */
  readonly list: string
  /** Absent where nothing was checked. */
  readonly checked?: CheckedList
  /** What became of every row; absent where nothing was added. */
  readonly report?: readonly RunRow[]
  /** What is wrong with the list as a whole. */
  readonly problem?: ListProblem
  /** What a guest needs before anything is added. */
  readonly needs?: GuestNeed
  /** The cart cannot be read, so nothing was added. */
  readonly isCartBusy?: true
  readonly failure?: ReportedFailure
}

/** A browser with scripts, where the cart of a guest is; or an account, where guests have no cart. */
export type GuestNeed = 'scripts' | 'account'
