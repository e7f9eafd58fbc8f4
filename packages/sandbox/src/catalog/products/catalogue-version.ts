import type { Database } from '../../database/database'

/** How long results are kept, and how many. */
interface KeepOptions<Input> {
  readonly keyOf: (input: Input) => string
  /** At most so many results are kept, the latest ones. */
  readonly most: number
  /** What they depend on besides the listed products and their texts. */
  readonly on?: readonly ('stock' | 'prices')[]
}

/**
 * A function whose results are kept, by key, until what they depend on changes; triggers of the database count changes, whoever
 * makes them.
 */
export function keepWhileUnchanged<Input, Result>(
  make: (db: Database, input: Input) => Result,
  { keyOf, most, on = [] }: KeepOptions<Input>,
): (db: Database, input: Input) => Result {
  const kept = new WeakMap<Database, { readonly version: string; readonly results: Map<string, Result> }>()
  return (db, input) => {
    const version = readVersion(db, on)
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

type Counters = Readonly<Record<'catalogue' | 'stock' | 'prices', number>>

function readVersion(db: Database, on: readonly ('stock' | 'prices')[]): string {
  const counters = db.get<Counters>('SELECT catalogue, stock, prices FROM catalogue_version')
  return (['catalogue', ...on] as const).map((name) => counters?.[name]).join(' ')
}
