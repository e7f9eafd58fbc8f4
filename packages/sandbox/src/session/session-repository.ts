import type { Buyer } from '../calls/call'
import type { Database } from '../database/database'
import type { Shop } from '../shop'
import { findBuyer } from './buyer-repository'

interface SessionLocation {
  readonly sessionId: string
  readonly shop: Shop
}

/** Opens a session for a buyer of one shop. */
export function openSession(db: Database, session: SessionLocation & { userId: string; now: number }): void {
  db.transaction(() => {
    db.run('INSERT INTO session (id, created_at) VALUES (?, ?)', session.sessionId, session.now)
    db.run('INSERT INTO session_buyer VALUES (?, ?, ?)', session.sessionId, session.shop, session.userId)
  })
}

/** The buyer whom a session holds in a shop, or undefined. */
export function findSessionBuyer(db: Database, { sessionId, shop }: SessionLocation): Buyer | undefined {
  const row = db.get<{ user_id: string }>(
    'SELECT user_id FROM session_buyer WHERE session_id = ? AND shop = ?',
    sessionId,
    shop,
  )
  return row && findBuyer(db, row.user_id)
}

/** Moves the buyers of the other shops into a newer session and ends the older one. Both are of one browser. */
export function mergeSessions(db: Database, { from, into }: { from: string; into: string }): void {
  db.transaction(() => {
    db.run(
      'INSERT OR IGNORE INTO session_buyer SELECT ?, shop, user_id FROM session_buyer WHERE session_id = ?',
      into,
      from,
    )
    endSession(db, from)
  })
}

/** Ends a session with all it holds. */
export function endSession(db: Database, sessionId: string): void {
  db.run('DELETE FROM session WHERE id = ?', sessionId)
}
