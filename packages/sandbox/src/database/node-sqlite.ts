import type * as sqlite from 'node:sqlite'
import type { Bindable, Database } from './database'
import { loadSqlite } from './load-sqlite'
import { nestedTransactions } from './nested-transactions'

const { DatabaseSync } = loadSqlite()

/** Two methods of DatabaseSync since Node 24.16 that the installed types lack. */
interface Serializable {
  serialize(): Uint8Array
  deserialize(image: Uint8Array): void
}

/** A database on node:sqlite. `image` returns the content as bytes for `openImage`, where `hasImages()`. */
export interface NodeDatabase extends Database {
  image(): Uint8Array
}

/** How long a statement waits for another process that reads or writes the file, in ms. */
const busyTimeoutMs = 5_000

/** Opens a file in WAL mode, or a database in memory when no path is given. A commit outlives a loss of power. */
export function openNodeDatabase(path?: string): NodeDatabase {
  const connection = new DatabaseSync(path ?? ':memory:', { timeout: busyTimeoutMs })
  if (path) connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  return wrap(connection)
}

/** Whether `node:sqlite` threw because another process has the file: SQLITE_BUSY. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5

/**
 * Locks a file until it is closed or the process ends, even by a crash. False when another process has the lock;
 * throws when the file cannot be created.
 */
export function takeLock(path: string): { close(): void } | false {
  const connection = new DatabaseSync(path, { timeout: 0 })
  try {
    connection.exec('BEGIN EXCLUSIVE')
    return connection
  } catch (error) {
    connection.close()
    if (isBusy(error)) return false
    throw error
  }
}

/** Whether this Node.js can turn a database into bytes; Node 22 cannot. */
export const hasImages = (): boolean => 'serialize' in DatabaseSync.prototype

/** Opens a database in memory that starts with the content of `image`. Takes a fraction of a millisecond. */
export function openImage(image: Uint8Array): NodeDatabase {
  const connection = new DatabaseSync(':memory:')
  // `deserialize` finalizes every statement, so nothing may be prepared before it.
  serializable(connection).deserialize(image)
  return wrap(connection)
}

function wrap(connection: sqlite.DatabaseSync): NodeDatabase {
  connection.exec('PRAGMA foreign_keys = ON')
  const prepare = cacheStatements(connection)
  const exec = (sql: string) => connection.exec(sql)
  return {
    run: (sql, ...params) => ({ changes: Number(prepare(sql).run(...params).changes) }),
    // SQL knows no TypeScript types: the caller vouches for the type of the rows
    get: <T>(sql: string, ...params: readonly Bindable[]) => prepare(sql).get(...params) as T | undefined,
    all: <T>(sql: string, ...params: readonly Bindable[]) => prepare(sql).all(...params) as T[],
    exec,
    transaction: nestedTransactions(exec),
    close: () => connection.close(),
    image: () => serializable(connection).serialize(),
  }
}

// The methods exist at run time; only their types are missing.
const serializable = (connection: sqlite.DatabaseSync) => connection as sqlite.DatabaseSync & Serializable

function cacheStatements(connection: sqlite.DatabaseSync): (sql: string) => sqlite.StatementSync {
  const statements = new Map<string, sqlite.StatementSync>()
  return (sql) => {
    const existing = statements.get(sql)
    if (existing) return existing
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}
