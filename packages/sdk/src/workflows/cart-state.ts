import type { Cart, CartDifference, CartNotice } from '../state/cart'
import type { FailedIntent } from './cart-differences'
import { intentsOf } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import type { AnsweredWrite } from './cart-outcome'
import { replayOverCart } from './cart-replay'

export type SeenCart = Cart | null | undefined

/** A write that is out, or whose cart is being read. */
export interface Flight extends AnsweredWrite {
  /** Those who meant it. */
  readonly entries: readonly IntentEntry[]
}

/** All that the writer of one cart knows. */
export interface CartState {
  readonly phase: 'idle' | 'writing' | 'reading'
  /** Number of the newest request. */
  readonly number: number
  /** Number of the request that the shown cart goes back to; answers to older ones are dropped. */
  readonly fresh: number
  /** The platform's cart as last read; undefined when nobody looked. */
  readonly base: SeenCart
  /** Why the last read failed: before the next write the cart has to be read. */
  readonly trouble?: unknown
  /** What the shopper saw when the present work began. */
  readonly start: SeenCart
  /** The intent log of the present work, and of it what waits to be written. */
  readonly log: readonly IntentEntry[]
  readonly waiting: readonly IntentEntry[]
  readonly failed: readonly FailedIntent[]
  readonly flight?: Flight | undefined
}

export type CartEvent =
  | {
      readonly type: 'meant'
      readonly entry: IntentEntry
      /** The cart that is shown; it counts where no work is under way. */
      readonly shown: SeenCart
    }
  | { readonly type: 'withdrawn'; readonly caller: number }
  | { readonly type: 'written'; readonly number: number; readonly notices: readonly CartNotice[] }
  | { readonly type: 'unwritten' | 'unread'; readonly number: number; readonly error: unknown }
  | { readonly type: 'read'; readonly number: number; readonly cart: Cart | null }
  /** Somebody reads the cart beside the work, and the answer to it. */
  | { readonly type: 'asked' }
  | { readonly type: 'looked'; readonly number: number }
  /** The cart belongs to somebody else now. */
  | { readonly type: 'forgotten' }

export type CartEffect =
  | { readonly type: 'write'; readonly number: number; readonly intent: CartIntent }
  | { readonly type: 'read'; readonly number: number }
  | {
      readonly type: 'answer'
      readonly entries: readonly IntentEntry[]
      readonly cart: Cart | null
      readonly notices: readonly CartNotice[]
    }
  | { readonly type: 'reject'; readonly entries: readonly IntentEntry[]; readonly error: unknown }
  /** A change may have reached the platform. */
  | { readonly type: 'changed' }
  | { readonly type: 'differs'; readonly lines: readonly CartDifference[] }

/** A cart that nobody works on. `number` goes on counting, so that answers from before never fit. */
export const idleCart = (number = 0): CartState => ({
  phase: 'idle',
  number,
  fresh: number,
  base: undefined,
  start: undefined,
  log: [],
  waiting: [],
  failed: [],
})

/** The cart as the page shows it: the platform's, with all that is still open on it. */
export function shownCart({ base, flight, waiting }: CartState): SeenCart {
  return replayOverCart(base, intentsOf([...(flight?.entries ?? []), ...waiting]))
}
