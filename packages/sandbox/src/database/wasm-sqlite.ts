import type { Bindable, Database } from './database'
import { nestedTransactions } from './nested-transactions'

/** A prepared statement of the `oo1` interface of SQLite's WASM build. */
export interface WasmStatement {
  /** Sets the parameters by position. */
  bind(values: readonly Bindable[]): unknown
  /** Steps to the next row; false when there is none. */
  step(): boolean
  /** Copies the columns of the current row into `row`. */
  get(row: Record<string, unknown>): unknown
  /** Makes the statement ready to run again, on request without its parameters. */
  reset(alsoClearBinds?: boolean): unknown
  /** Releases the statement's memory. */
  finalize(): unknown
}

/** The part of an open database of SQLite's WASM build (`new sqlite3.oo1.DB()`) that the sandbox uses. */
export interface WasmConnection {
  /** Runs a script of several statements. */
  exec(sql: string): unknown
  /** Compiles one statement. */
  prepare(sql: string): WasmStatement
  /** How many rows the last statement changed. */
  changes(): number
  /** Ends the connection; statements have to be finalized before. */
  close(): void
}

/**
 * The sandbox's data in a browser page, over a database of `@sqlite.org/sqlite-wasm`. The sandbox needs nothing else of
 * a server, so it also runs in the page.
 */
export function openWasmDatabase(connection: WasmConnection): Database {
  const exec = (sql: string): void => void connection.exec(sql)
  const statements = new Map<string, WasmStatement>()
  const rows = createReader(connection, statements)
  exec('PRAGMA foreign_keys = ON')
  return {
    run: (sql, ...params) => {
      rows(sql, params, 0)
      return { changes: connection.changes() }
    },
    // SQL knows no TypeScript types: the caller vouches for the type of the rows
    get: <T>(sql: string, ...params: readonly Bindable[]) => rows(sql, params, 1)[0] as T | undefined,
    all: <T>(sql: string, ...params: readonly Bindable[]) => rows(sql, params, Infinity) as T[],
    exec,
    transaction: nestedTransactions(exec),
    close: () => {
      for (const statement of statements.values()) statement.finalize()
      connection.close()
    },
  }
}

/** Prepares each statement once; a call returns at most `limit` rows. */
function createReader(connection: WasmConnection, statements: Map<string, WasmStatement>) {
  return (sql: string, params: readonly Bindable[], limit: number): Record<string, unknown>[] => {
    const statement = statements.get(sql) ?? connection.prepare(sql)
    statements.set(sql, statement)
    try {
      // A statement without parameters refuses to be bound.
      if (params.length > 0) statement.bind(params)
      return readRows(statement, limit)
    } finally {
      statement.reset(true)
    }
  }
}

function readRows(statement: WasmStatement, limit: number): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  while (statement.step() && found.length < limit) {
    const row: Record<string, unknown> = {}
    statement.get(row)
    found.push(row)
  }
  return found
}
