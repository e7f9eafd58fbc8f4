/** How often a mutation is sent in all [9-29], [8-18]. */
export const mutationAttempts = 3

/** The wait before a mutation is sent again, in ms [9-29]. */
export const conflictDelayMs = 4000

/** What came of an attempt. */
export interface FailedAttempt {
  /** HTTP status of the answer; `undefined` where none came. */
  readonly status: number | undefined
  /** Counted from 1. */
  readonly attempt: number
}

/**
 * The wait before a mutation is sent once more, in ms, or `undefined` when it is not: after a 409 only, three attempts
 * in all [9-29], [8-18].
 */
export function mutationRetryDelay({ status, attempt }: FailedAttempt): number | undefined {
  return status === 409 && attempt < mutationAttempts ? conflictDelayMs : undefined
}
