import { toAbortError } from '../client/lifetime'
import { isShopError } from '../errors/errors'
import type { CartChange, CartSettlement } from '../state/cart'
import { requestedLines } from './cart-intents'
import type { CartIntent } from './cart-intents'
import { beingChecked } from './cart-outcome'

/** What becomes of a change. */
export type ChangeResult = { readonly response: CartChange } | { readonly error: unknown }

/** A call that waits for its change. */
interface Waiter {
  readonly resolve: (change: CartChange) => void
  readonly reject: (error: unknown) => void
  /** Aborts when the call has its result. */
  readonly settled: AbortController
}

/** A call's promise, and how it ends early. */
export interface WaitingCall {
  readonly result: Promise<CartChange>
  /**
   * When the signal aborts, the call fails with `ABORTED` unless `cancel` has settled it. That is called only while
   * nobody else waits for the change.
   */
  readonly follow: (signal: AbortSignal, cancel: () => void) => void
}

/** A change that is under way, and the calls that wait for it. */
export interface OpenChange {
  readonly intent: CartIntent
  /** A call was told `UNKNOWN_OUTCOME`: an event tells the end, and the same change asked for again joins this one. */
  isTold(): boolean
  wait(): WaitingCall
  /** The response has been missing for long: all calls are told. */
  doubt(cause: unknown): void
  /** Gives all calls the result. */
  end(result: ChangeResult): void
}

export interface OpenChangePorts {
  /** Resolves when a call has waited for as long as it may, or rejects when the signal aborts. */
  readonly patience: (signal: AbortSignal) => Promise<void>
  /** Called when a call was told `UNKNOWN_OUTCOME` because it has waited for as long as it may. */
  readonly onTold: () => void
  /** Called with the end of a change of which a call was told `UNKNOWN_OUTCOME` before. */
  readonly onSettled: (settlement: CartSettlement) => void
}

function toSettlement(intent: CartIntent, result: ChangeResult): CartSettlement {
  const requested = requestedLines(intent)
  if ('response' in result) return { requested, outcome: 'done', errors: result.response.errors }
  const { error } = result
  const outcome = isShopError(error, 'UNKNOWN_OUTCOME') ? 'unknown' : 'failed'
  return { requested, outcome, errors: [], error }
}

export function createOpenChange(
  intent: CartIntent,
  { patience, onTold, onSettled }: OpenChangePorts,
): OpenChange {
  const waiters = new Set<Waiter>()
  let isTold = false
  let lostBy: unknown

  const settle = (give: (waiter: Waiter) => void) => {
    for (const waiter of waiters) {
      waiter.settled.abort()
      give(waiter)
    }
  }
  const tell = () => {
    isTold = true
    settle(({ reject }) => reject(beingChecked(lostBy)))
  }
  const follow = ({ settled, reject }: Waiter, signal: AbortSignal, cancel: () => void) => {
    const abort = () => {
      if (waiters.size === 1 && !isTold) cancel()
      settled.abort()
      reject(toAbortError(signal))
    }
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: settled.signal })
  }

  return {
    intent,
    isTold: () => isTold,
    wait() {
      const { promise: result, resolve, reject } = Promise.withResolvers<CartChange>()
      const waiter = { resolve, reject, settled: new AbortController() }
      const { signal } = waiter.settled
      waiters.add(waiter)
      signal.addEventListener('abort', () => waiters.delete(waiter))
      const giveUp = () => {
        tell()
        onTold()
      }
      patience(signal).then(giveUp, () => undefined)
      return { result, follow: (outer, cancel) => follow(waiter, outer, cancel) }
    },
    doubt(cause) {
      lostBy = cause
      tell()
    },
    end(result) {
      settle((waiter) => ('error' in result ? waiter.reject(result.error) : waiter.resolve(result.response)))
      if (isTold) onSettled(toSettlement(intent, result))
    },
  }
}
