import type { Database } from '../database/database'

/**
 * A function whose results are kept, by key, until products, stock, listing or prices change; triggers of the database count
 * these changes, whoever makes them. At most `most` results are kept, the latest ones.
 */
export function keepWhileUnchanged<Input, Result>(
  make: (db: Database, input: Input) => Result,
  { keyOf, most }: { readonly keyOf: (input: Input) => string; readonly most: number },
): (db: Database, input: Input) => Result {
  const kept = new WeakMap<Database, { readonly version: number; readonly results: Map<string, Result> }>()
  return (db, input) => {
    const version = readVersion(db)
    const latest = kept.get(db)
    const results = latest?.version === version ? latest.results : new Map<string, Result>()
    kept.set(db, { version, results })
    const key = keyOf(input)
    const existing = results.get(key)
    if (existing !== undefined) return existing
    const made = make(db, input)
    const [oldest] = results.keys()
    if (oldest !== undefined && results.size >= most) results.delete(oldest)
    results.set(key, made)
    return made
  }
}

const readVersion = (db: Database): number =>
  db.get<{ version: number }>('SELECT version FROM catalogue_version')?.version ?? 0
