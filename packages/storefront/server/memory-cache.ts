import { LRUCache } from 'lru-cache'
import { createRenewals } from './renewals'

/** How old what is kept may become, in ms. */
export interface CacheAges {
  /** Up to here it is given as it is. */
  readonly freshMs: number
  /** Up to here it is given while it is made anew. Not above `freshMs`: whoever asks waits for the new one. */
  readonly staleMs: number
  /** Up to here it is given where making it anew fails. */
  readonly outageMs: number
  /** After a failure it is not made anew for so long. */
  readonly restMs: number
}

export interface MemoryCacheOptions extends CacheAges {
  /** Bound of all that is kept; what was not asked for longest goes first. */
  readonly mostBytes: number
  /** The time in ms since 1970. */
  readonly now: () => number
  /** Hears why something could not be made anew where nobody waits for it. */
  readonly reportFailure: (error: unknown) => void
}

/** What was made. */
export interface Made<Value> {
  readonly value: Value
  /** Its share of the cache. */
  readonly bytes: number
  /** False: something is missing or old in it. It is given to those who wait, where there is nothing whole, and not kept. */
  readonly isWhole: boolean
  /** Until when it is true, in ms since 1970. @default as long as the ages allow */
  readonly endsAt?: number | undefined
}

/** What was found or made, and when. */
export interface Given<Value> {
  readonly value: Value
  /** In ms. */
  readonly ageMs: number
  /** Made just now, kept and fresh, kept and being made anew, or kept because it cannot be made anew. */
  readonly from: 'made' | 'fresh' | 'stale' | 'outage'
}

export interface MemoryCache<Value> {
  /** What is kept and fresh; undefined for all else. */
  findFresh(key: string): Given<Value> | undefined
  /** What is kept, or what `make` makes: once at a time for a key. Rejects where it fails and nothing is kept. */
  findOrMake(key: string, make: () => Promise<Made<Value>>): Promise<Given<Value>>
  /** Forgets all; what is being made now is not kept either. */
  clear(): void
}

interface Entry<Value> {
  readonly value: Value
  readonly madeAt: number
  readonly endsAt: number
  /** Until then it is not made anew. */
  restsUntil: number
}

/** Keeps what is dear to make in this process, for a while. */
export function createMemoryCache<Value extends object>(options: MemoryCacheOptions): MemoryCache<Value> {
  const { freshMs, staleMs, restMs, now, reportFailure } = options
  const entries = createEntries<Value>(options)
  const isYounger = ({ madeAt }: Entry<Value>, ms: number) => now() - madeAt < ms
  const give = (entry: Entry<Value>, from: Given<Value>['from']): Given<Value> => ({
    value: entry.value,
    ageMs: now() - entry.madeAt,
    from,
  })
  const giveMade = ({ value }: Made<Value>): Given<Value> => ({ value, ageMs: 0, from: 'made' })
  /** What became whole; otherwise what is kept rests. */
  const renewKept = async (key: string, entry: Entry<Value>, make: () => Promise<Made<Value>>) => {
    try {
      const made = await entries.make(key, make)
      if (made.isWhole) return made
    } catch (error) {
      reportFailure(error)
    }
    entry.restsUntil = now() + restMs
    return undefined
  }
  const findFresh = (key: string): Entry<Value> | undefined => {
    const entry = entries.find(key)
    return entry !== undefined && isYounger(entry, freshMs) ? entry : undefined
  }
  const renewals = createRenewals({ now })
  /** Nobody waits for it: those who do come first. */
  const renewLater = (key: string, entry: Entry<Value>, make: () => Promise<Made<Value>>) =>
    renewals.ask(key, async () => {
      if (findFresh(key) === undefined) await renewKept(key, entry, make)
    })
  return {
    findFresh: (key) => {
      const entry = findFresh(key)
      return entry && give(entry, 'fresh')
    },
    findOrMake: async (key, make) => {
      const entry = entries.find(key)
      if (entry === undefined) return giveMade(await entries.make(key, make))
      if (isYounger(entry, freshMs)) return give(entry, 'fresh')
      if (now() < entry.restsUntil) return give(entry, 'outage')
      if (isYounger(entry, staleMs)) {
        renewLater(key, entry, make)
        return give(entry, 'stale')
      }
      const made = await renewKept(key, entry, make)
      return made === undefined ? give(entry, 'outage') : giveMade(made)
    },
    clear: () => {
      renewals.clear()
      entries.clear()
    },
  }
}

/** What is kept, and what is being made. */
function createEntries<Value extends object>({ mostBytes, outageMs, now }: MemoryCacheOptions) {
  const kept = new LRUCache<string, Entry<Value>>({ maxSize: mostBytes })
  const underWay = new Map<string, Promise<Made<Value>>>()
  /** How often all was forgotten. */
  let clearings = 0
  const keep = (key: string, { value, bytes, endsAt = Infinity }: Made<Value>) => {
    const madeAt = now()
    const entry = { value, madeAt, endsAt: Math.min(endsAt, madeAt + outageMs), restsUntil: 0 }
    kept.set(key, entry, { size: Math.max(1, bytes + key.length) })
  }
  const makeAndKeep = async (key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> => {
    const before = clearings
    try {
      const made = await make()
      if (made.isWhole && before === clearings) keep(key, made)
      return made
    } finally {
      if (before === clearings) underWay.delete(key)
    }
  }
  return {
    find: (key: string): Entry<Value> | undefined => {
      const entry = kept.get(key)
      return entry !== undefined && now() < entry.endsAt ? entry : undefined
    },
    /** Once at a time for a key. */
    make: (key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> => {
      const current = underWay.get(key)
      if (current !== undefined) return current
      const making = makeAndKeep(key, make)
      underWay.set(key, making)
      return making
    },
    clear: () => {
      clearings += 1
      kept.clear()
      underWay.clear()
    },
  }
}
