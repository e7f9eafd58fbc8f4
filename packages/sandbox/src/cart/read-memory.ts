import type { SandboxContext } from '../calls/sandbox-context'
import type { Database } from '../database/database'

/** The most answers that are kept beside each other. */
const MOST_KEPT = 500

interface Kept {
  readonly text: string
  /** From when (ms) and until when it holds. */
  readonly from: number
  readonly until: number
}

interface ReadMemory {
  /** The count of changes of the database that the answers are for. */
  readonly changes: number
  readonly responses: Map<string, Kept>
}

const memories = new WeakMap<Database, ReadMemory>()

/**
 * The text that `make` gives, kept under `key` until anything in the database changes or the moment `until` has
 * come. Only for reads outside of a transaction: what is rolled back must not be remembered.
 */
export function rememberRead(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  { key, until, make }: { key: string; until: () => number; make: () => string },
): string {
  const { responses } = currentMemory(db)
  const now = clock.now()
  const existing = responses.get(key)
  if (existing && existing.from <= now && now < existing.until) return existing.text
  const text = make()
  if (responses.size >= MOST_KEPT) responses.clear()
  responses.set(key, { text, from: now, until: until() })
  return text
}

function currentMemory(db: Database): ReadMemory {
  const changes = db.get<{ changes: number }>('SELECT total_changes() AS changes')?.changes ?? 0
  const existing = memories.get(db)
  if (existing?.changes === changes) return existing
  const fresh = { changes, responses: new Map<string, Kept>() }
  memories.set(db, fresh)
  return fresh
}
