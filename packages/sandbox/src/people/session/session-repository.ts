import type { Buyer } from '../../calls/call'
import type { Database } from '../../database/database'
import { insertRecord, updateRecord } from '../../database/write-record'
import type { Shop } from '../../shop'
import { findBuyer } from './buyer-repository'

interface SessionLocation {
  readonly sessionId: string
  readonly shop: Shop
}

interface NewSession {
  readonly sessionId: string
  /** One of each shop at most. */
  readonly buyers: readonly { readonly shop: Shop; readonly userId: string }[]
  readonly now: number
}

/** Opens a session for its buyers. */
export function openSession(db: Database, { sessionId, buyers, now }: NewSession): void {
  db.transaction(() => {
    db.run('INSERT INTO session (id, created_at) VALUES (?, ?)', sessionId, now)
    for (const { shop, userId } of buyers) {
      db.run('INSERT INTO session_buyer VALUES (?, ?, ?)', sessionId, shop, userId)
    }
  })
}

/** The buyer of a session in a shop; undefined when there is none. */
export function findSessionBuyer(db: Database, { sessionId, shop }: SessionLocation): Buyer | undefined {
  const row = db.get<{ user_id: string }>(
    'SELECT user_id FROM session_buyer WHERE session_id = ? AND shop = ?',
    sessionId,
    shop,
  )
  return row && findBuyer(db, row.user_id)
}

/** Moves the buyers of the other shops into a newer session of the same browser, and ends the older one. */
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

/** Deletes a session with its buyers. */
export function endSession(db: Database, sessionId: string): void {
  db.run('DELETE FROM session WHERE id = ?', sessionId)
}

/** Ends the sessions of a buyer; a browser with a buyer of the other shop too keeps that one. */
export function endSessionsOf(db: Database, userId: string): void {
  // What would still begin one, too.
  db.run('DELETE FROM sign_in_ticket WHERE user_id = ?', userId)
  db.run('DELETE FROM session_buyer WHERE user_id = ?', userId)
  db.run('DELETE FROM session WHERE id NOT IN (SELECT session_id FROM session_buyer)')
}

/** Notes that the buyer of a session has proved by a code who they are. */
export function stepUpSession(db: Database, sessionId: string, now: number): void {
  updateRecord(db, 'session', { where: { id: sessionId }, set: { steppedUpAt: now } })
}

/** When that was, in ms since 1970; 0 if never. */
export const findStepUp = (db: Database, sessionId: string): number =>
  db.get<{ at: number }>('SELECT stepped_up_at AS at FROM session WHERE id = ?', sessionId)?.at ?? 0

/** When a session was opened, in ms since 1970; undefined when there is none with that id. */
export const findSessionStart = (db: Database, sessionId: string): number | undefined =>
  db.get<{ start: number }>('SELECT created_at AS start FROM session WHERE id = ?', sessionId)?.start

/** Restarts the lifetime of a session. */
export function renewSession(db: Database, sessionId: string, now: number): void {
  updateRecord(db, 'session', { where: { id: sessionId }, set: { createdAt: now } })
}

/** A front-door ticket, which opens the session of a buyer in a shop. */
interface SignInTicket {
  readonly ticket: string
  readonly shop: Shop
  readonly userId: string
  /** The active session of the browser that signed in, whose buyers move to the new session of the same browser. */
  readonly olderSessionId: string | undefined
}

const lifetime = 60_000

/** Stores a ticket for a minute, and deletes the expired ones. */
export function insertTicket(db: Database, ticket: SignInTicket, now: number): void {
  db.transaction(() => {
    db.run('DELETE FROM sign_in_ticket WHERE created_at <= ?', now - lifetime)
    insertRecord(db, 'sign_in_ticket', {
      ...ticket,
      olderSessionId: ticket.olderSessionId ?? null,
      createdAt: now,
    })
  })
}

/** Uses up a ticket; undefined when it is unknown, used or older than a minute. */
export function takeTicket(db: Database, ticket: string, now: number): SignInTicket | undefined {
  const row = db.get<{ shop: Shop; user_id: string; older_session_id: string | null; created_at: number }>(
    'DELETE FROM sign_in_ticket WHERE ticket = ? RETURNING shop, user_id, older_session_id, created_at',
    ticket,
  )
  if (row === undefined || row.created_at <= now - lifetime) return undefined
  return { ticket, shop: row.shop, userId: row.user_id, olderSessionId: row.older_session_id ?? undefined }
}
