import type { Database } from './database'

/** Transactions over a connection's `exec`; one within another is a savepoint. */
export function nestedTransactions(exec: (sql: string) => void): Database['transaction'] {
  let depth = 0
  return (work) => {
    const point = `level_${depth}`
    exec(depth === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT ${point}`)
    depth += 1
    try {
      const result = work()
      exec(depth === 1 ? 'COMMIT' : `RELEASE ${point}`)
      return result
    } catch (error) {
      try {
        exec(depth === 1 ? 'ROLLBACK' : `ROLLBACK TO ${point}; RELEASE ${point}`)
      } catch {
        // After some errors, such as a full disk, SQLite has rolled back everything itself.
      }
      throw error
    } finally {
      depth -= 1
    }
  }
}
