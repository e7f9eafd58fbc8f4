import type { Database } from '../database/database'

/** How long results are kept, and how many. */
interface KeepOptions<Input> {
  readonly keyOf: (input: Input) => string
  /** At most so many results are kept, the latest ones. */
  readonly most: number
  /** Whether they also depend on stock, which changes with each order. */
  readonly withStock?: boolean
}

/**
 * A function whose results are kept, by key, until products, listing or prices change; triggers of the database count these
 * changes, whoever makes them.
 */
export function keepWhileUnchanged<Input, Result>(
  make: (db: Database, input: Input) => Result,
  { keyOf, most, withStock = false }: KeepOptions<Input>,
): (db: Database, input: Input) => Result {
  const kept = new WeakMap<Database, { readonly version: string; readonly results: Map<string, Result> }>()
  return (db, input) => {
    const version = readVersion(db, withStock)
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

function readVersion(db: Database, withStock: boolean): string {
  const row = db.get<{ catalogue: number; stock: number }>('SELECT catalogue, stock FROM catalogue_version')
  return withStock ? `${row?.catalogue} ${row?.stock}` : String(row?.catalogue)
}
