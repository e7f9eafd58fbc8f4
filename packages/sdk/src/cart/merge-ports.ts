import type { GuestCartLine } from '../rules/cart/guest-cart'
import type { Cart, CartDifference, CartNotice } from '../state/cart'
import type { CartByIdCalls } from './cart-by-id'
import type { CartBrowser } from './cart-browser'
import type { Call } from './cart-intents'
import type { JournalPorts } from './merge-journal-store'

export type Lines = readonly GuestCartLine[]

/** Resolves to what the platform says of lines that it did not take. `beforeRetry` is called before they are sent again. */
export type SendLines = (lines: Lines, call: Pick<Call, 'beforeRetry'>) => Promise<readonly CartNotice[]>

/** What has become of lines from an inactive cart. */
export interface SourceOutcome {
  readonly arrived: Lines
  /** Those of which it still has something. */
  readonly left: readonly CartDifference[]
}

/** The calls on an inactive cart, and on the one that gets its lines, whichever is active by then. */
export interface SourceCalls extends Pick<
  CartByIdCalls,
  'read' | 'add' | 'setQuantity' | 'remove' | 'delete'
> {
  /** The id of the active cart, created if there was none. */
  readonly ensureActive: () => Promise<string>
}

export interface MergePorts extends JournalPorts {
  readonly browser: CartBrowser
  readonly now: () => number
  /** How long the platform may work on lines that were sent and whose response was lost, in ms. */
  readonly platformWorkTimeMs: number
  readonly createId: () => string
  /** Which of the products the current shop sells. */
  readonly findSold: (productIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** The buyer's cart, once the platform has finished working on it. */
  readonly readCart: () => Promise<Cart | null>
  /** Adds the lines to the buyer's cart by the shop's own action; a 404 means that the shop has none. */
  readonly send: SendLines
  /** Adds up to 100 lines by a call that every platform has. */
  readonly sendBatch: SendLines
  readonly source: SourceCalls
  readonly reportFailure: (error: unknown, context: string) => void
  /** Called when lines have reached the buyer's cart. */
  readonly onMerged: () => void
  /** Called when lines are not as intended, or only seem to be. */
  readonly onMismatch: (lines: readonly CartDifference[]) => void
  /** Called with what has become of lines from an inactive cart. */
  readonly onSourceSettled: (cartId: string, outcome: SourceOutcome) => void
  /** Called when an inactive cart has changed. */
  readonly onSourceChanged: () => void
}
