import { setImmediate as nextRound } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

/** Maximum ages of a cached value, in ms. */
export interface CacheAges {
  /** Up to this age it is returned as it is. */
  readonly freshMs: number
  /** Up to this age it is returned while it is refreshed. Where not above `freshMs`, callers wait for the new value. */
  readonly staleMs: number
  /** Up to this age it is returned where refreshing fails. */
  readonly outageMs: number
  /** How long to wait after a failure before refreshing again. */
  readonly retryPauseMs: number
}

export interface MemoryCacheOptions extends CacheAges {
  /** Size of the whole cache; the least recently used values are evicted first. */
  readonly maxBytes: number
  /** The time in ms since 1970. */
  readonly now: () => number
  /** Called with the errors of refreshes that no caller gets. */
  readonly reportFailure: (error: unknown) => void
}

/** A newly created value. */
export interface Created<Value> {
  readonly value: Value
  /** Its share of the cache. */
  readonly bytes: number
  /** False where something is missing or old: it is not cached, and returned only where nothing complete is cached. */
  readonly isComplete: boolean
  /** When it becomes invalid, in ms since 1970. @default as long as the ages allow */
  readonly endsAt?: number | undefined
}

/** A cached or newly created value with its age. */
export interface CacheResult<Value> {
  readonly value: Value
  /** In ms. */
  readonly ageMs: number
  /** Until it becomes invalid, in ms. */
  readonly endsInMs: number
  /** Created just now, cached and fresh, cached and being refreshed, or cached because refreshing fails. */
  readonly from: 'made' | 'fresh' | 'stale' | 'outage'
}

export interface MemoryCache<Value> {
  /** The cached value if it is fresh. */
  getFresh(key: string): CacheResult<Value> | undefined
  /** The cached value, or the one of `create`, which runs once at a time for a key. Rejects where that fails and nothing is cached. */
  getOrCreate(key: string, create: () => Promise<Created<Value>>): Promise<CacheResult<Value>>
  /** Drops everything; values that are being created now are not cached either. */
  clear(): void
}

interface Entry<Value> extends Pick<Created<Value>, 'value' | 'bytes' | 'isComplete'> {
  readonly createdAt: number
  readonly endsAt: number
  /** Not refreshed before this time. */
  retryAt: number
  /** When it was requested last while it was stale. */
  requestedAt: number
}

interface Creation<Value> {
  readonly create: () => Promise<Created<Value>>
  /** Whether a caller waits for it: other refreshes come one after the other. */
  readonly isAwaited: boolean
}

/** About as many refreshes as run in the time below; a further one is left to the next request. */
const maxQueued = 200
/**
 * A queued refresh that was not requested again within this time is dropped. After a traffic peak most of the stale values
 * are not requested any more, and refreshing them all would slow the process down for half a minute.
 */
const queuedMs = 5_000

/** Caches values in the memory of this process. */
export function createMemoryCache<Value extends object>(options: MemoryCacheOptions): MemoryCache<Value> {
  const { freshMs, staleMs, now } = options
  const entries = createEntries<Value>(options)
  const isYounger = ({ createdAt }: Entry<Value>, ms: number) => now() - createdAt < ms
  const find = (key: string): Entry<Value> | undefined => {
    const entry = entries.get(key)
    return entry === undefined || isOver(entry, now()) ? undefined : entry
  }
  const toResult = (entry: Entry<Value>, from: CacheResult<Value>['from']): CacheResult<Value> => {
    const { value, createdAt, endsAt } = entry
    return { value, ageMs: now() - createdAt, endsInMs: endsAt - now(), from }
  }
  return {
    getFresh: (key) => {
      const entry = find(key)
      return entry && isYounger(entry, freshMs) ? toResult(entry, 'fresh') : undefined
    },
    getOrCreate: async (key, create) => {
      const old = find(key)
      if (old && isYounger(old, freshMs)) return toResult(old, 'fresh')
      if (old && now() < old.retryAt) return toResult(old, 'outage')
      if (old) old.requestedAt = now()
      const isAwaited = old === undefined || !isYounger(old, staleMs)
      const context = { create, isAwaited }
      const entry = await entries.forceFetch(key, { context, allowStale: !isAwaited, forceRefresh: true })
      return toResult(entry, entry !== old ? 'made' : isAwaited ? 'outage' : 'stale')
    },
    clear: () => entries.clear(),
  }
}

const isOver = ({ endsAt }: { readonly endsAt: number }, now: number) => now >= endsAt

/**
 * The cached values. The library's `fetch` creates one at a time for a key and returns the old one meanwhile; when to ask
 * it for a new one is the caller's decision, because a value has more ages than a `ttl`.
 */
function createEntries<Value extends object>(options: MemoryCacheOptions) {
  const { maxBytes, outageMs, retryPauseMs, now, reportFailure } = options
  const refreshes = pLimit(1)
  const toEntry = ({ endsAt = Infinity, ...created }: Created<Value>): Entry<Value> => {
    const createdAt = now()
    return {
      ...created,
      createdAt,
      endsAt: Math.min(endsAt, createdAt + outageMs),
      retryAt: 0,
      requestedAt: createdAt,
    }
  }
  /** A new value; or the old one and a pause before the next refresh, where creating fails. */
  const refresh = async (old: Entry<Value> | undefined, create: Creation<Value>['create']) => {
    const fallback = old === undefined || isOver(old, now()) ? undefined : old
    try {
      const created = await create()
      if (created.isComplete || fallback === undefined) return toEntry(created)
    } catch (error) {
      if (fallback === undefined) throw error
      reportFailure(error)
    }
    fallback.retryAt = now() + retryPauseMs
    return fallback
  }
  return new LRUCache<string, Entry<Value>, Creation<Value>>({
    maxSize: maxBytes,
    // What is too large is returned and not stored.
    sizeCalculation: ({ bytes, isComplete }, key) =>
      isComplete ? Math.max(1, bytes + key.length) : maxBytes + 1,
    // Who waits for a value gets it, even if the cache has been emptied meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_, old, { signal, context: { create, isAwaited } }) => {
      if (old === undefined || isAwaited) return refresh(old, create)
      if (refreshes.pendingCount >= maxQueued) return old
      return refreshes(async () => {
        if (signal.aborted || now() - old.requestedAt >= queuedMs) return old
        await nextRound()
        return await refresh(old, create)
      })
    },
  })
}
