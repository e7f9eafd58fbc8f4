/** A value that can be bound to a statement. Booleans are stored as 0 and 1, moments as ms since 1970. */
export type Bindable = string | number | bigint | null

/**
 * The sandbox's access to its data: a small synchronous SQL interface in SQLite's dialect. On a server `node:sqlite`
 * implements it, in a browser page `openWasmDatabase`.
 */
export interface Database {
  /** Runs one statement that returns no rows, and reports how many rows it changed. */
  run(
    sql: string,
    ...params: readonly Bindable[]
  ): {
    /** Number of rows that were written or deleted. */
    changes: number
  }
  /** The first row of a query; undefined when there is none. */
  get<T>(sql: string, ...params: readonly Bindable[]): T | undefined
  /** Every row of a query. */
  all<T>(sql: string, ...params: readonly Bindable[]): T[]
  /** Runs a script of several statements, without parameters. */
  exec(sql: string): void
  /** Runs `work` in a transaction, which is rolled back when `work` throws. May be nested. */
  transaction<T>(work: () => T): T
  /** Ends the connection; nothing may be called afterwards. */
  close(): void
}
