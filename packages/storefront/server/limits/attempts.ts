import { timeout, TimeoutStrategy } from 'cockatiel'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Count } from './limited-calls'
import type { Limits, Limit, LimitKind } from './limits'

/** Counts attempts, see `createAttempts`. */
export type Attempts = ReturnType<typeof createAttempts>

/** An attempt that was allowed. */
export interface TakenAttempt {
  readonly counted: readonly Attempt[]
  /** Whether a response shows that it does not count. */
  readonly isFree: (response: Response) => boolean | Promise<boolean>
}

export interface AttemptsOptions {
  readonly limits: Limits
  readonly store: AttemptStore
  readonly reportFailure: (error: unknown, context: string) => void
}

export interface AttemptedCall {
  readonly send: () => Promise<Response>
  /** Of the visitor. */
  readonly signal: AbortSignal
}

/** How long to wait for the store, in ms. */
const storeTimeoutMs = 1_000

/** Counts attempts. A failing store never blocks visitors: the error is reported and the attempt is allowed. */
export function createAttempts({ limits, store, reportFailure }: AttemptsOptions) {
  const bound = timeout(storeTimeoutMs, TimeoutStrategy.Aggressive)
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
    const attempts = taken.flatMap(({ counted }) => counted)
    const givenBack = attempts.map((attempt) => bound.execute(() => store.giveBack(attempt)).catch(report))
    await Promise.all(givenBack)
  }
  return {
    /** Counts an attempt; `waitMs` is the time to wait, 0 when it is allowed. */
    async take(
      { kind, fallback: then }: Count,
      key: string,
    ): Promise<{ waitMs: number; counted: readonly Attempt[] }> {
      const kinds = then === undefined ? [kind] : [kind, then]
      const counted = kinds.map((limitKind): Attempt => ({ kind: limitKind, key, limit: limits[limitKind] }))
      return { waitMs: Math.min(...(await Promise.all(counted.map(count)))), counted }
    },
    /** Takes attempts back. */
    giveBack,
    /** Makes the call, and takes the attempts back when the platform failed or they do not count. */
    async settle(taken: readonly TakenAttempt[], { send, signal }: AttemptedCall) {
      try {
        const response = await send()
        const isFree = await Promise.all(
          taken.map(async (limitKind) => response.status >= 500 || (await limitKind.isFree(response))),
        )
        await giveBack(taken.filter((_, index) => isFree[index]))
        return response
      } catch (error) {
        // The platform may have received a call that the visitor aborted.
        if (!signal.aborted) await giveBack(taken)
        throw error
      }
    },
  }
}

/** One attempt at a limited action. */
export interface Attempt {
  readonly kind: LimitKind
  /** Who makes the attempt, as a hash that reveals neither name nor address. */
  readonly key: string
  readonly limit: Limit
}

/**
 * Where attempts are counted. The default is the memory of one process, which a restart clears. To run several processes,
 * pass `limitPlatform` a shared store, for instance a `RateLimiterRedis` or `RateLimiterPostgres` of
 * `rate-limiter-flexible`. Each kind is counted separately, its time begins with the first attempt. When a store rejects,
 * the error is reported and the attempt is allowed.
 */
export interface AttemptStore {
  /** Counts an attempt. Resolves to 0 within the limit, otherwise to the time until the next attempt is allowed, in ms. */
  count(attempt: Attempt): Promise<number>
  /** Removes one attempt from the count. */
  giveBack(attempt: Attempt): Promise<void>
}

/** Keys per kind; beyond that the oldest are dropped. */
const defaultMaxKeys = 100_000

/** Counts in the memory of this process. */
export function createMemoryStore({
  maxKeys = defaultMaxKeys,
}: { readonly maxKeys?: number } = {}): AttemptStore {
  const counters = new Map<LimitKind, Counter>()
  const counterOf = ({ kind, limit }: Attempt): Counter => {
    const counter = counters.get(kind) ?? createCounter(kind, limit)
    counters.set(kind, counter)
    return counter
  }
  return {
    count: async (attempt) => {
      const { limiter, keys } = counterOf(attempt)
      keys.add(attempt.key)
      for (const oldest of keys) {
        if (keys.size <= maxKeys) break
        keys.delete(oldest)
        await limiter.delete(oldest)
      }
      return await waitOf(limiter.consume(attempt.key))
    },
    giveBack: async (attempt) => {
      const { limiter } = counterOf(attempt)
      // A key that was dropped meanwhile must not gain an extra attempt.
      const existing = await limiter.get(attempt.key)
      if (existing !== null && existing.consumedPoints > 0) await limiter.reward(attempt.key)
    },
  }
}

interface Counter {
  readonly limiter: RateLimiterMemory
  /** In the order of their first attempts. */
  readonly keys: Set<string>
}

const createCounter = (kind: LimitKind, { max, seconds }: Limit): Counter => ({
  limiter: new RateLimiterMemory({ keyPrefix: kind, points: max, duration: seconds }),
  keys: new Set(),
})

/** The library rejects with its result when the limit is exceeded. */
async function waitOf(consumed: Promise<RateLimiterRes>): Promise<number> {
  try {
    await consumed
    return 0
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result
    return Math.max(1, result.msBeforeNext)
  }
}
