import { isShopError, ShopError } from '../errors/errors'

/** How long requests may run: until the shopper changes, or the client ends. */
export interface Lifetime {
  /** Aborted when the shopper changes or the client ends. */
  signal(): AbortSignal
  /** Aborts the requests of the former shopper with this reason. */
  renew(reason?: unknown): void
  /** Aborts everything, for good. */
  end(): void
  /** Calls the listener once, when the client ends. */
  onEnd(listener: () => void): void
}

/** A lifetime that also ends when the given signal is aborted. */
export function createLifetime(outer: AbortSignal | undefined): Lifetime {
  const whole = new AbortController()
  let current = new AbortController()
  const end = (reason?: unknown) => {
    outer?.removeEventListener('abort', endWithOuter)
    whole.abort(reason)
    current.abort(reason)
  }
  const endWithOuter = () => end(outer?.reason)
  outer?.addEventListener('abort', endWithOuter)
  if (outer?.aborted) endWithOuter()
  return {
    signal: () => current.signal,
    renew(reason) {
      current.abort(reason)
      if (!whole.signal.aborted) current = new AbortController()
    },
    end: () => end(),
    onEnd: (listener) => whole.signal.addEventListener('abort', listener, { once: true }),
  }
}

/** Why a request was cancelled: `SESSION_ENDED` as it is, anything else as the cause of `ABORTED`. */
export const toAbortError = ({ reason }: AbortSignal): ShopError =>
  isShopError(reason, 'SESSION_ENDED') ? reason : new ShopError('ABORTED', 'Aborted', { cause: reason })
