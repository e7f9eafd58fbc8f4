import type { Bindable, Database } from './database'
import { nestedTransactions } from './nested-transactions'

/** A prepared statement, as the `oo1` interface of SQLite's WASM build has it. */
export interface WasmStatement {
  bind(values: readonly Bindable[]): unknown
  /** Whether there is a row. */
  step(): boolean
  /** Fills an object with the row's columns. */
  get(row: Record<string, unknown>): unknown
  reset(alsoClearBinds?: boolean): unknown
  finalize(): unknown
}

/** An open database of SQLite's WASM build (`new sqlite3.oo1.DB()`), as far as the sandbox needs it. */
export interface WasmConnection {
  exec(sql: string): unknown
  prepare(sql: string): WasmStatement
  /** How many rows the last statement changed. */
  changes(): number
  close(): void
}

/**
 * The sandbox's data in a browser page: hand in a database of `@sqlite.org/sqlite-wasm`. Nothing else of a server
 * is needed, so the same sandbox answers in the page.
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
    // the row types are the caller's word: SQL knows no TypeScript types
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

/** Prepares each statement once, and gives at most `most` of its rows. */
function createReader(connection: WasmConnection, statements: Map<string, WasmStatement>) {
  return (sql: string, params: readonly Bindable[], most: number): Record<string, unknown>[] => {
    const statement = statements.get(sql) ?? connection.prepare(sql)
    statements.set(sql, statement)
    try {
      // a statement without parameters refuses to be bound
      if (params.length > 0) statement.bind(params)
      return readRows(statement, most)
    } finally {
      statement.reset(true)
    }
  }
}

function readRows(statement: WasmStatement, most: number): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  while (statement.step() && found.length < most) {
    const row: Record<string, unknown> = {}
    statement.get(row)
    found.push(row)
  }
  return found
}
