/** How long what is in flight may live: until the shopper changes, or the client ends. */
export interface Lifetime {
  /** The signal of the present shopper's calls. */
  signal(): AbortSignal
  /** Aborts what is in flight for the shopper until now. */
  renew(): void
  /** Aborts everything, for good. */
  end(): void
}

/** A lifetime that also ends with the signal given. */
export function createLifetime(outer: AbortSignal | undefined): Lifetime {
  const whole = new AbortController()
  let present = new AbortController()
  const signals = () => [whole.signal, present.signal, ...(outer ? [outer] : [])]
  return {
    signal: () => AbortSignal.any(signals()),
    renew() {
      present.abort()
      present = new AbortController()
    },
    end: () => whole.abort(),
  }
}
