import { LRUCache } from 'lru-cache'
import { createRefreshQueue } from './refresh-queue'

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

interface Entry<Value> {
  readonly value: Value
  readonly createdAt: number
  readonly endsAt: number
  /** Not refreshed before this time. */
  retryAt: number
}

/** Caches values in the memory of this process. */
export function createMemoryCache<Value extends object>(options: MemoryCacheOptions): MemoryCache<Value> {
  const { freshMs, staleMs, retryPauseMs, now, reportFailure } = options
  const entries = createEntries<Value>(options)
  const isYounger = ({ createdAt }: Entry<Value>, ms: number) => now() - createdAt < ms
  const toResult = (entry: Entry<Value>, from: CacheResult<Value>['from']): CacheResult<Value> => ({
    value: entry.value,
    ageMs: now() - entry.createdAt,
    endsInMs: entry.endsAt - now(),
    from,
  })
  const toCreatedResult = ({ value, endsAt = Infinity }: Created<Value>): CacheResult<Value> => ({
    value,
    ageMs: 0,
    endsInMs: endsAt - now(),
    from: 'made',
  })
  /** The refreshed value if it is complete; otherwise pauses refreshing. */
  const refreshEntry = async (key: string, entry: Entry<Value>, create: () => Promise<Created<Value>>) => {
    try {
      const created = await entries.create(key, create)
      if (created.isComplete) return created
    } catch (error) {
      reportFailure(error)
    }
    entry.retryAt = now() + retryPauseMs
    return undefined
  }
  const getFresh = (key: string): Entry<Value> | undefined => {
    const entry = entries.find(key)
    return entry !== undefined && isYounger(entry, freshMs) ? entry : undefined
  }
  const refreshQueue = createRefreshQueue({ now })
  /** Queued, so that requests that visitors are waiting for come first. */
  const refreshLater = (key: string, entry: Entry<Value>, create: () => Promise<Created<Value>>) =>
    refreshQueue.enqueue(key, async () => {
      if (getFresh(key) === undefined) await refreshEntry(key, entry, create)
    })
  return {
    getFresh: (key) => {
      const entry = getFresh(key)
      return entry && toResult(entry, 'fresh')
    },
    getOrCreate: async (key, create) => {
      const entry = entries.find(key)
      if (entry === undefined) return toCreatedResult(await entries.create(key, create))
      if (isYounger(entry, freshMs)) return toResult(entry, 'fresh')
      if (now() < entry.retryAt) return toResult(entry, 'outage')
      if (isYounger(entry, staleMs)) {
        refreshLater(key, entry, create)
        return toResult(entry, 'stale')
      }
      const created = await refreshEntry(key, entry, create)
      return created === undefined ? toResult(entry, 'outage') : toCreatedResult(created)
    },
    clear: () => {
      refreshQueue.clear()
      entries.clear()
    },
  }
}

/** The cached values, and those that are being created. */
function createEntries<Value extends object>({ maxBytes, outageMs, now }: MemoryCacheOptions) {
  const stored = new LRUCache<string, Entry<Value>>({ maxSize: maxBytes })
  const pending = new Map<string, Promise<Created<Value>>>()
  /** Increased by each `clear`. */
  let generation = 0
  const store = (key: string, { value, bytes, endsAt = Infinity }: Created<Value>) => {
    const createdAt = now()
    const entry = { value, createdAt, endsAt: Math.min(endsAt, createdAt + outageMs), retryAt: 0 }
    stored.set(key, entry, { size: Math.max(1, bytes + key.length) })
  }
  const createAndStore = async (
    key: string,
    create: () => Promise<Created<Value>>,
  ): Promise<Created<Value>> => {
    const startedIn = generation
    try {
      const created = await create()
      if (created.isComplete && startedIn === generation) store(key, created)
      return created
    } finally {
      if (startedIn === generation) pending.delete(key)
    }
  }
  return {
    find: (key: string): Entry<Value> | undefined => {
      const entry = stored.get(key)
      return entry !== undefined && now() < entry.endsAt ? entry : undefined
    },
    /** Runs once at a time for a key. */
    create: (key: string, create: () => Promise<Created<Value>>): Promise<Created<Value>> => {
      const current = pending.get(key)
      if (current !== undefined) return current
      const creating = createAndStore(key, create)
      pending.set(key, creating)
      return creating
    },
    clear: () => {
      generation += 1
      stored.clear()
      pending.clear()
    },
  }
}
