import type { Database } from './database'

/**
 * Lets no cart and no checkout be in progress beyond the moment `limit` (ms). The clock of the process that accepted
 * the work may have been ahead of this one's; without a limit the cart would be locked until this one gets there.
 */
export function limitWorkInProgress(db: Database, limit: number): void {
  db.transaction(() => {
    for (const table of ['cart', 'checkout']) {
      db.run(`UPDATE ${table} SET processing_until = ? WHERE processing_until > ?`, limit, limit)
    }
  })
}
