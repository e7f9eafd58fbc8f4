/** A value that can be bound to a statement. Booleans are stored as 0 and 1, moments as milliseconds. */
export type Bindable = string | number | bigint | null

/**
 * The sandbox's only way to its data: a small synchronous SQL interface in SQLite's dialect.
 * `node-sqlite.ts` gives it on a server; a browser page may hand in another one.
 */
export interface Database {
  /** Runs one statement that answers no rows. */
  run(sql: string, ...params: readonly Bindable[]): { changes: number }
  /** The first row, or undefined. */
  get<T>(sql: string, ...params: readonly Bindable[]): T | undefined
  /** Every row. */
  all<T>(sql: string, ...params: readonly Bindable[]): T[]
  /** Runs a script of several statements, without parameters. */
  exec(sql: string): void
  /** Runs `work` in one transaction: all of it or, when it throws, nothing. May be nested. */
  transaction<T>(work: () => T): T
  close(): void
}
