/** A signal over others, for as long as somebody needs it. */
export interface JoinedSignal {
  readonly signal: AbortSignal
  /** Lets go of the others: long-lived signals must not collect the listeners of everything that has ended. */
  readonly release: () => void
}

/** Aborted as soon as one of the signals is, with its reason; also where `AbortSignal.any` is missing (Safari before 17.4). */
export function anySignal(given: readonly (AbortSignal | undefined)[]): JoinedSignal {
  const signals = given.filter((one) => one !== undefined)
  // The types say that it is always there.
  const { any } = AbortSignal as { readonly any?: typeof AbortSignal.any }
  if (any) return { signal: any.call(AbortSignal, signals), release: () => undefined }
  const joined = new AbortController()
  const aborted = signals.find((one) => one.aborted)
  if (aborted) joined.abort(aborted.reason)
  const leaving = new AbortController()
  for (const one of signals)
    one.addEventListener('abort', () => joined.abort(one.reason), { signal: leaving.signal })
  return { signal: joined.signal, release: () => leaving.abort() }
}
