import type { Cart, CartDifference, CartNotice } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import type { FailedIntent } from './cart-differences'
import { intentsOf } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import { replayOverCart } from './cart-replay'

export type SeenCart = Cart | null | undefined

/** A write that is out, or whose cart is being read. */
export interface WriteInFlight {
  readonly intent: CartIntent
  /** Those who meant it. */
  readonly entries: readonly IntentEntry[]
  /** The cart as it was last seen before; undefined when nobody looked. */
  readonly before: SeenCart
  /** Lines that the platform did not take. */
  readonly notices: readonly CartNotice[]
  /** Absent when the platform accepted the write. */
  readonly error?: unknown
  /** What all pages of the browser know of it; absent where it says nothing about lines. */
  readonly claim?: CartClaim | undefined
  /** An earlier page meant it. */
  readonly isInherited?: boolean | undefined
}

/** A write whose response was lost: the cart is looked at until it shows what became of it. */
export interface Doubt extends WriteInFlight {
  readonly claim: CartClaim
  /** It did not happen and is to be sent again. */
  readonly isDue?: boolean
  /** Another page has taken it over, so this one decides by what it sees. */
  readonly isTaken?: boolean
}

/** Who the page is to the others of its browser. */
export interface PageIdentity {
  readonly owner: string
  readonly tab: string
  readonly page: string
}

/** All that the writer of one cart knows. */
export interface CartState {
  /** `waiting`: nothing is to be done before the next look at what is in doubt. */
  readonly phase: 'idle' | 'locking' | 'writing' | 'reading' | 'waiting'
  /** Number of the newest request. */
  readonly number: number
  /** Number of the wait that counts. */
  readonly alarm: number
  /** Number of the request that the shown cart goes back to; answers to older ones are dropped. */
  readonly lastApplied: number
  /**
   * How long the platform may work on a write whose response was lost, in ms; undefined where nobody can wait, so that one
   * look decides.
   */
  readonly workTimeMs: number | undefined
  /** The time of the latest event, and when the latest reading began, in ms since 1970. */
  readonly now: number
  readonly readAt: number
  /** The platform's cart as last read; undefined when nobody looked. */
  readonly base: SeenCart
  /** The version of the browser's open writes at present, and when `base` was read; undefined when nobody knows. */
  readonly version: number
  readonly seen: number | undefined
  /** Why the last read failed: before the next write the cart has to be read. */
  readonly readError?: unknown
  /** What the shopper saw when the present work began. */
  readonly start: SeenCart
  /** The intent log of the present work, and of it what waits to be written. */
  readonly log: readonly IntentEntry[]
  readonly waiting: readonly IntentEntry[]
  /** Callers of what waits and is kept for all pages. */
  readonly kept: readonly number[]
  readonly failed: readonly FailedIntent[]
  readonly inFlight?: WriteInFlight | undefined
  readonly doubts: readonly Doubt[]
  /** Open writes of other pages, and merges. */
  readonly foreign: readonly CartClaim[]
  /** Those of them whose pages gave no sign of life for long, as they were at the last turn. */
  readonly suspects: readonly CartClaim[]
  readonly self: PageIdentity
}

export type CartEvent =
  | {
      readonly type: 'enqueued'
      readonly entry: IntentEntry
      /** The cart that is shown; it counts where no work is under way. */
      readonly shown: SeenCart
    }
  | { readonly type: 'cancelled'; readonly caller: number }
  /** No other page of the browser writes until the lock is given back. */
  | {
      readonly type: 'locked'
      readonly number: number
      readonly now: number
      readonly version: number
      readonly claims: readonly CartClaim[]
      readonly self: PageIdentity
    }
  | {
      readonly type: 'written'
      readonly number: number
      readonly now: number
      readonly notices: readonly CartNotice[]
    }
  /** The write goes out once more: the platform had said that the cart is locked. */
  | { readonly type: 'resent'; readonly number: number; readonly now: number }
  | {
      readonly type: 'writeFailed' | 'readFailed'
      readonly number: number
      readonly now: number
      readonly error: unknown
    }
  | { readonly type: 'read'; readonly number: number; readonly now: number; readonly cart: Cart | null }
  | { readonly type: 'woken'; readonly number: number }
  /** Earlier pages may have left open writes. */
  | { readonly type: 'resumed'; readonly shown: SeenCart }
  /** Somebody reads the cart beside the work, and the answer to it. */
  | { readonly type: 'readStarted' }
  | {
      readonly type: 'readDone'
      readonly number: number
      readonly cart: Cart | null
      /** Of the browser's open writes when it was asked. */
      readonly version: number
    }
  /** The cart belongs to somebody else now. */
  | { readonly type: 'reset' }

export type CartEffect =
  | { readonly type: 'lock'; readonly number: number }
  | { readonly type: 'read'; readonly number: number }
  | { readonly type: 'unlock' }
  /** Keeps the page's open writes for all pages, and counts the version up. */
  | { readonly type: 'keep'; readonly claims: readonly CartClaim[] }
  | { readonly type: 'wait'; readonly number: number; readonly ms: number }
  | { readonly type: 'write'; readonly number: number; readonly intent: CartIntent }
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

export interface Step {
  readonly state: CartState
  readonly effects: readonly CartEffect[]
}

export const noEffects = (state: CartState): Step => ({ state, effects: [] })

export const withEffectsFirst = (effects: readonly CartEffect[], { state, effects: later }: Step): Step => ({
  state,
  effects: [...effects, ...later],
})

/** One step, and what follows from the state that it ends with. */
export const chain = ({ state, effects }: Step, next: (state: CartState) => Step): Step =>
  withEffectsFirst(effects, next(state))

/** A cart that nobody works on. `number` goes on counting, so that answers from before never fit. */
export const idleCart = ({ number, workTimeMs }: Pick<CartState, 'number' | 'workTimeMs'>): CartState => ({
  phase: 'idle',
  number,
  alarm: number,
  lastApplied: number,
  workTimeMs,
  now: 0,
  readAt: 0,
  base: undefined,
  version: 0,
  seen: undefined,
  start: undefined,
  log: [],
  waiting: [],
  kept: [],
  failed: [],
  doubts: [],
  foreign: [],
  suspects: [],
  self: { owner: '', tab: '', page: '' },
})

/** Whether a request is under way, or about to go out. */
export const isAtWork = ({ phase }: CartState): boolean => phase !== 'idle' && phase !== 'waiting'

/** The cart as the page shows it: the platform's, with all that is still open on it. */
export function shownCart({ base, inFlight, doubts, waiting }: CartState): SeenCart {
  const open = [...doubts, ...(inFlight ? [inFlight] : [])].map(({ intent }) => intent)
  return replayOverCart(base, [...open, ...intentsOf(waiting)])
}
