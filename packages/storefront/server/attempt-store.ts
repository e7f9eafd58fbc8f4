import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit, LimitKind } from './limits'

/** One attempt at something that is limited. */
export interface Attempt {
  readonly kind: LimitKind
  /** Who attempts, as a hash: neither a name nor an address can be read from it. */
  readonly key: string
  readonly limit: Limit
}

/**
 * Where attempts are counted. The shop's own server counts in its memory: a start forgets, and each process counts for
 * itself. Who runs several processes hands `limitPlatform` a store that they share, for instance over a
 * `RateLimiterRedis` or `RateLimiterPostgres` of `rate-limiter-flexible`. A kind is counted apart from the others, its
 * time begins with its first attempt. Whatever rejects is reported, and the attempt passes.
 */
export interface AttemptStore {
  /** Counts an attempt. 0 while there are no more than the limit allows, else how long to wait for the next, in ms. */
  count(attempt: Attempt): Promise<number>
  /** Takes one attempt back, as if it had not been. */
  giveBack(attempt: Attempt): Promise<void>
}

/** So many are remembered at once, of each kind; beyond that the oldest are forgotten first. */
const mostKeys = 100_000

/** Counts in the memory of this process. */
export function createMemoryStore({ most = mostKeys }: { readonly most?: number } = {}): AttemptStore {
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
        if (keys.size <= most) break
        keys.delete(oldest)
        await limiter.delete(oldest)
      }
      return await waitOf(limiter.consume(attempt.key))
    },
    giveBack: async (attempt) => {
      const { limiter } = counterOf(attempt)
      // What is forgotten by now must not become an attempt more than the limit.
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

const createCounter = (kind: LimitKind, { most, seconds }: Limit): Counter => ({
  limiter: new RateLimiterMemory({ keyPrefix: kind, points: most, duration: seconds }),
  keys: new Set(),
})

/** The library rejects with its result where there are too many. */
async function waitOf(consumed: Promise<RateLimiterRes>): Promise<number> {
  try {
    await consumed
    return 0
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result
    return Math.max(1, result.msBeforeNext)
  }
}
