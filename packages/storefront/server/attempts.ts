import { timeout, TimeoutStrategy } from 'cockatiel'
import type { Attempt, AttemptStore } from './attempt-store'
import type { Count } from './limited-calls'
import type { Limits } from './limits'

/** An attempt that was let through. */
export interface TakenAttempt {
  readonly counted: readonly Attempt[]
  /** Tells responses that show that it was none. */
  readonly isFree: (response: Response) => boolean | Promise<boolean>
}

export interface AttemptsOptions {
  readonly limits: Limits
  readonly store: AttemptStore
  readonly reportFailure: (error: unknown, context: string) => void
}

export interface AttemptedCall {
  readonly ask: () => Promise<Response>
  /** Of the visitor. */
  readonly signal: AbortSignal
}

/** A store that does not answer for so long is out of order. */
const storeMs = 1_000

/** Counts attempts without ever closing the shop: a store that fails is reported, and the attempt passes. */
export function createAttempts({ limits, store, reportFailure }: AttemptsOptions) {
  const bound = timeout(storeMs, TimeoutStrategy.Aggressive)
  const report = (error: unknown) => reportFailure(error, 'counting attempts')
  const count = async (attempt: Attempt): Promise<number> => {
    try {
      return await bound.execute(() => store.count(attempt))
    } catch (error) {
      report(error)
      return 0
    }
  }
  const giveBack = async (taken: readonly TakenAttempt[]) => {
    const counted = taken.flatMap((one) => one.counted)
    const givenBack = counted.map((attempt) => bound.execute(() => store.giveBack(attempt)).catch(report))
    await Promise.all(givenBack)
  }
  return {
    /** Counts, and says how long to wait, in ms; 0: not at all. */
    async take({ kind, then }: Count, key: string): Promise<{ waitMs: number; counted: readonly Attempt[] }> {
      const kinds = then === undefined ? [kind] : [kind, then]
      const counted = kinds.map((one): Attempt => ({ kind: one, key, limit: limits[one] }))
      return { waitMs: Math.min(...(await Promise.all(counted.map(count)))), counted }
    },
    /** Makes the call. What the platform could not judge was no attempt. */
    async settle(taken: readonly TakenAttempt[], { ask, signal }: AttemptedCall) {
      try {
        const response = await ask()
        const isFree = await Promise.all(
          taken.map(async (one) => response.status >= 500 || (await one.isFree(response))),
        )
        await giveBack(taken.filter((_, index) => isFree[index]))
        return response
      } catch (error) {
        // Whoever leaves may have been heard all the same.
        if (!signal.aborted) await giveBack(taken)
        throw error
      }
    },
  }
}
