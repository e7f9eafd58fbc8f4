import { isShopError, ShopError } from '../errors/errors'

/** How long what is in flight may live: until the shopper changes, or the client ends. */
export interface Lifetime {
  /** The signal of the present shopper's calls. */
  signal(): AbortSignal
  /** Aborts what is in flight for the shopper until now, for this reason. */
  renew(reason?: unknown): void
  /** Aborts everything, for good. */
  end(): void
  /** Calls the listener at the end. */
  onEnd(listener: () => void): void
}

/** A lifetime that also ends with the signal given. */
export function createLifetime(outer: AbortSignal | undefined): Lifetime {
  const whole = new AbortController()
  let current = new AbortController()
  const signals = () => [whole.signal, current.signal, ...(outer ? [outer] : [])]
  return {
    signal: () => AbortSignal.any(signals()),
    renew(reason) {
      current.abort(reason)
      current = new AbortController()
    },
    end: () => whole.abort(),
    onEnd: (listener) => whole.signal.addEventListener('abort', listener, { once: true }),
  }
}

/** Why something was cancelled: the end of a session tells its own story, anything else is `ABORTED` [8-17]. */
export const toAbortError = ({ reason }: AbortSignal): ShopError =>
  isShopError(reason, 'SESSION_ENDED') ? reason : new ShopError('ABORTED', 'Aborted', { cause: reason })
