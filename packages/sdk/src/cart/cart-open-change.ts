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
}

/** A call's promise, and how it ends early. */
export interface WaitingCall {
  readonly result: Promise<CartChange>
  /**
   * When one of the signals aborts, the call fails with `ABORTED` unless `cancel` has settled it. That is called only
   * while nobody else waits for the change.
   */
  readonly follow: (signals: readonly AbortSignal[], cancel: () => void) => void
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
  /** Each is known by what aborts when it has its result. */
  const waiters = new Map<AbortController, Waiter>()
  let isTold = false
  let lostBy: unknown

  const settle = (give: (waiter: Waiter) => void) => {
    for (const [settled, waiter] of waiters) {
      settled.abort()
      give(waiter)
    }
  }
  const tell = () => {
    isTold = true
    settle(({ reject }) => reject(beingChecked(lostBy)))
  }
  const follow = (settled: AbortController, signals: readonly AbortSignal[], cancel: () => void) => {
    const abort = (signal: AbortSignal) => {
      const waiter = waiters.get(settled)
      if (waiters.size === 1 && !isTold) cancel()
      settled.abort()
      waiter?.reject(toAbortError(signal))
    }
    const aborted = signals.find((signal) => signal.aborted)
    if (aborted) return abort(aborted)
    for (const signal of signals)
      signal.addEventListener('abort', () => abort(signal), { signal: settled.signal })
  }

  return {
    intent,
    isTold: () => isTold,
    wait() {
      const settled = new AbortController()
      const { signal } = settled
      const result = new Promise<CartChange>((resolve, reject) => {
        waiters.set(settled, { resolve, reject })
      })
      signal.addEventListener('abort', () => waiters.delete(settled))
      const giveUp = () => {
        tell()
        onTold()
      }
      patience(signal).then(giveUp, () => undefined)
      return { result, follow: (outer, cancel) => follow(settled, outer, cancel) }
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
