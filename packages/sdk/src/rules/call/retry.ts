/** How often a mutation is sent in total. */
export const mutationAttempts = 3

/** The wait before a mutation is sent again, in ms. */
export const conflictDelayMs = 4000

/** A failed attempt of a call. */
export interface FailedAttempt {
  /** HTTP status; `undefined` when there was no response. */
  readonly status: number | undefined
  /** Counted from 1. */
  readonly attempt: number
}

/**
 * The wait before a mutation is sent again, in ms, or `undefined` when it must not be: only after a 409, three
 * attempts in total.
 */
export function mutationRetryDelay({ status, attempt }: FailedAttempt): number | undefined {
  return status === 409 && attempt < mutationAttempts ? conflictDelayMs : undefined
}
