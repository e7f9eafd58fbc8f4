import type { Cart, CartDifference, CartNotice } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import type { AcceptedWrite } from './cart-calls'
import type { FailedIntent } from './cart-differences'
import { intentsOf } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import { replayOverCart } from './cart-replay'

/** Null when there is no cart; undefined when it has never been read. */
export type SeenCart = Cart | null | undefined

/** A write that was sent, until its response and the cart after it are there. */
export interface WriteInFlight {
  readonly intent: CartIntent
  /** Callers waiting for it. */
  readonly entries: readonly IntentEntry[]
  /** The cart as last read before the write. */
  readonly cartBefore: SeenCart
  /** Lines that the platform did not take. */
  readonly notices: readonly CartNotice[]
  /** The cart that has the added lines, once the platform has said so. */
  readonly cartId?: string | undefined
  /** Absent when the platform accepted the write. */
  readonly error?: unknown
  /** The write as stored for all pages of the browser; absent where it is not about lines. */
  readonly claim?: CartClaim | undefined
  /** An earlier page enqueued it. */
  readonly isInherited?: boolean | undefined
}

/** A write whose response was lost: the cart is read until it shows what became of it. */
export interface UnresolvedWrite extends WriteInFlight {
  readonly claim: CartClaim
  /** It did not happen and has to be sent. */
  readonly isDue?: boolean
  /** Another page is handling it now, so this one never resends it. */
  readonly isTakenOver?: boolean
}

/** How the other pages of the browser recognise this one. */
export interface PageIdentity {
  readonly owner: string
  readonly tab: string
  readonly page: string
}

/** The complete state of one cart's writer. */
export interface CartState {
  /** `waiting`: until the next read of the cart, which may resolve writes. */
  readonly phase: 'idle' | 'locking' | 'writing' | 'reading' | 'waiting'
  /** Number of the newest request. */
  readonly number: number
  /** Number of the current wait; the end of any other is ignored. */
  readonly waitNumber: number
  /** Number of the request whose response `base` is; older responses are dropped. */
  readonly lastApplied: number
  /**
   * How long the platform may work on a write whose response was lost, in ms; undefined on a server, which cannot wait:
   * one read of the cart decides.
   */
  readonly workTimeMs: number | undefined
  /** Time of the latest event, in ms since 1970. */
  readonly now: number
  /** When the latest read began, in ms since 1970. */
  readonly readAt: number
  /** The platform's cart as last read. */
  readonly base: SeenCart
  /** Current version of the browser's open writes. */
  readonly version: number
  /** That version when `base` was read; undefined when unknown. */
  readonly baseVersion: number | undefined
  /** Why the last read failed: before the next write the cart has to be read. */
  readonly readError?: unknown
  /** What the shopper saw when the current work began. */
  readonly start: SeenCart
  /** Everything enqueued since then. */
  readonly log: readonly IntentEntry[]
  /** The part of `log` that has not been sent. */
  readonly waiting: readonly IntentEntry[]
  /** Callers of the waiting entries that are stored for all pages. */
  readonly savedCallers: readonly number[]
  readonly failed: readonly FailedIntent[]
  readonly inFlight?: WriteInFlight | undefined
  readonly unresolved: readonly UnresolvedWrite[]
  /** Open writes of other pages, and merges. */
  readonly foreign: readonly CartClaim[]
  /** Those of them whose pages had given no sign of life for long, as of the last turn. */
  readonly silent: readonly CartClaim[]
  readonly self: PageIdentity
}

/** A response to the request of that number. */
export type CartResponse = { readonly number: number; readonly now: number } & (
  | {
      /** No other page of the browser writes until the lock is released. */
      readonly type: 'locked'
      readonly version: number
      readonly claims: readonly CartClaim[]
      readonly self: PageIdentity
    }
  | ({ readonly type: 'written' } & AcceptedWrite)
  /** The platform said that the cart is locked, so the write is sent again. */
  | { readonly type: 'resent' }
  | { readonly type: 'writeFailed' | 'readFailed'; readonly error: unknown }
  | { readonly type: 'read'; readonly cart: Cart | null }
)

export type CartEvent =
  | CartResponse
  /** `displayed` is the cart on screen; it is used when no work is under way. */
  | { readonly type: 'enqueued'; readonly entry: IntentEntry; readonly displayed: SeenCart }
  | { readonly type: 'cancelled'; readonly caller: number }
  /** The caller has waited for as long as it may. */
  | { readonly type: 'told'; readonly caller: number }
  | { readonly type: 'waitEnded'; readonly number: number }
  /** Earlier pages may have left open writes. */
  | { readonly type: 'resumed'; readonly displayed: SeenCart }
  /** A page reads the cart independently of the work. */
  | { readonly type: 'readStarted' }
  /** `version` is that of the browser's open writes when the read began. */
  | {
      readonly type: 'readDone'
      readonly number: number
      readonly cart: Cart | null
      readonly version: number
    }
  /** The shopper has changed; with `isSessionOver`, because the session ended on its own. */
  | { readonly type: 'reset'; readonly isSessionOver?: boolean }

export type CartEffect =
  | { readonly type: 'lock'; readonly number: number }
  | { readonly type: 'read'; readonly number: number }
  | { readonly type: 'unlock' }
  /** Stores the page's open writes for all pages, and increments the version. */
  | { readonly type: 'save'; readonly claims: readonly CartClaim[] }
  | { readonly type: 'wait'; readonly number: number; readonly ms: number }
  | { readonly type: 'write'; readonly number: number; readonly intent: CartIntent }
  | {
      readonly type: 'resolve'
      readonly entries: readonly IntentEntry[]
      readonly cart: Cart | null
      readonly notices: readonly CartNotice[]
    }
  | { readonly type: 'reject'; readonly entries: readonly IntentEntry[]; readonly error: unknown }
  /** The response was lost, and the cart does not show yet what became of it. */
  | { readonly type: 'doubt'; readonly entries: readonly IntentEntry[]; readonly error: unknown }
  /** A change may have reached the platform. */
  | { readonly type: 'changed' }
  | { readonly type: 'mismatch'; readonly lines: readonly CartDifference[] }

export interface Step {
  readonly state: CartState
  readonly effects: readonly CartEffect[]
}

export const noEffects = (state: CartState): Step => ({ state, effects: [] })

export const withEffectsFirst = (effects: readonly CartEffect[], { state, effects: later }: Step): Step => ({
  state,
  effects: [...effects, ...later],
})

/** One step, then another from the state it ends with. */
export const chain = ({ state, effects }: Step, next: (state: CartState) => Step): Step =>
  withEffectsFirst(effects, next(state))

/** The effect that reports these lines; none without lines. */
export const reportDifferences = (lines: readonly CartDifference[]): readonly CartEffect[] =>
  lines.length > 0 ? [{ type: 'mismatch', lines }] : []

/** A cart without work. `number` goes on counting, so that no earlier response ever matches. */
export const idleCart = ({ number, workTimeMs }: Pick<CartState, 'number' | 'workTimeMs'>): CartState => ({
  phase: 'idle',
  number,
  waitNumber: number,
  lastApplied: number,
  workTimeMs,
  now: 0,
  readAt: 0,
  base: undefined,
  version: 0,
  baseVersion: undefined,
  start: undefined,
  log: [],
  waiting: [],
  savedCallers: [],
  failed: [],
  unresolved: [],
  foreign: [],
  silent: [],
  self: { owner: '', tab: '', page: '' },
})

/** Whether a request is under way, or about to be sent. */
export const isAtWork = ({ phase }: CartState): boolean => phase !== 'idle' && phase !== 'waiting'

/** What is not in the platform's cart yet, in the order in which it will be. */
export const openIntents = ({ inFlight, unresolved, waiting }: CartState): readonly CartIntent[] => [
  ...[...unresolved, ...(inFlight ? [inFlight] : [])].map(({ intent }) => intent),
  ...intentsOf(waiting),
]

/** The cart as the page shows it: the platform's, with all open changes applied. */
export const displayedCart = (state: CartState): SeenCart => replayOverCart(state.base, openIntents(state))
