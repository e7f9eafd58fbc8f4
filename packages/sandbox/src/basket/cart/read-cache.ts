import type { SandboxContext } from '../../calls/sandbox-context'
import type { Database } from '../../database/database'

/** The maximum number of responses that are cached for one database. */
const MAXIMUM_ENTRIES = 500

interface CachedRead {
  readonly text: string
  /** From when (ms) and until when it is valid. */
  readonly from: number
  readonly until: number
}

interface ReadCache {
  /** The database's count of changes that the responses belong to. */
  readonly changes: number
  readonly responses: Map<string, CachedRead>
}

const caches = new WeakMap<Database, ReadCache>()

/**
 * The text that `make` gives, cached under `key` until anything in the database changes or the moment `until` has
 * come. Only for reads outside of a transaction: what is rolled back must not be cached.
 */
export function cacheRead(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  { key, until, make }: { key: string; until: () => number; make: () => string },
): string {
  const { responses } = currentCache(db)
  const now = clock.now()
  const existing = responses.get(key)
  if (existing && existing.from <= now && now < existing.until) return existing.text
  const text = make()
  if (responses.size >= MAXIMUM_ENTRIES) responses.clear()
  responses.set(key, { text, from: now, until: until() })
  return text
}

function currentCache(db: Database): ReadCache {
  const changes = db.get<{ changes: number }>('SELECT total_changes() AS changes')?.changes ?? 0
  const existing = caches.get(db)
  if (existing?.changes === changes) return existing
  const empty = { changes, responses: new Map<string, CachedRead>() }
  caches.set(db, empty)
  return empty
}
