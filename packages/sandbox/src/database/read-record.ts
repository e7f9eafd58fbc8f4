import type { Bindable, Database } from './database'

/** What columns hold that are neither text nor a number. */
interface Columns<T> {
  /** Objects and lists, as JSON text. */
  readonly json?: readonly (keyof T & string)[]
  /** Booleans, as 0 and 1. */
  readonly flags?: readonly (keyof T & string)[]
}

type Row = Readonly<Record<string, Bindable>>

/** Finds and lists records as `insertRecord` wrote them, by queries whose columns are their members. */
export function recordReader<T extends object>({ json = [], flags = [] }: Columns<T>) {
  // The columns hold what a record of this type had.
  const read = (row: Row) =>
    ({
      ...row,
      ...Object.fromEntries(json.map((name) => [name, parse(row[name])] as const)),
      ...Object.fromEntries(flags.map((name) => [name, row[name] === 1] as const)),
    }) as unknown as T
  return {
    find: (db: Database, sql: string, ...params: readonly Bindable[]): T | undefined => {
      const row = db.get<Row>(sql, ...params)
      return row && read(row)
    },
    list: (db: Database, sql: string, ...params: readonly Bindable[]): T[] =>
      db.all<Row>(sql, ...params).map(read),
  }
}

const parse = (value: Bindable | undefined): unknown => (typeof value === 'string' ? JSON.parse(value) : null)
