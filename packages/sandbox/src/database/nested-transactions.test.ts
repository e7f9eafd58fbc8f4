import { describe, expect, it } from 'vitest'
import { nestedTransactions } from './nested-transactions'

describe('nestedTransactions', () => {
  it('finding 12: gives the error of the work, also where SQLite has rolled back already', () => {
    const transaction = nestedTransactions((sql) => {
      if (sql === 'ROLLBACK') throw new Error('cannot rollback - no transaction is active')
    })
    const full = () =>
      transaction(() => {
        throw new Error('database or disk is full')
      })
    expect(full).toThrow('database or disk is full')
    expect(transaction(() => 'goes on')).toBe('goes on')
  })
})
