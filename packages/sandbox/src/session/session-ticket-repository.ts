import type { Database } from '../database/database'
import type { Shop } from '../shop'

/** A front-door ticket: whose session it opens, and where. */
export interface SignInTicket {
  readonly ticket: string
  readonly shop: Shop
  readonly userId: string
  /** The live session of the browser that signed in; the ticket may take its buyers along for that browser alone. */
  readonly olderSessionId: string | undefined
}

const lifetime = 60_000

/** Keeps a ticket for a minute; the ones whose minute is over go. */
export function insertTicket(db: Database, ticket: SignInTicket, now: number): void {
  db.transaction(() => {
    db.run('DELETE FROM sign_in_ticket WHERE created_at <= ?', now - lifetime)
    db.run(
      'INSERT INTO sign_in_ticket VALUES (?, ?, ?, ?, ?)',
      ticket.ticket,
      ticket.shop,
      ticket.userId,
      ticket.olderSessionId ?? null,
      now,
    )
  })
}

/** Takes a ticket, so that nobody gets it again; undefined when it is unknown, used or older than a minute. */
export function takeTicket(db: Database, ticket: string, now: number): SignInTicket | undefined {
  const row = db.get<{ shop: Shop; user_id: string; older_session_id: string | null; created_at: number }>(
    'DELETE FROM sign_in_ticket WHERE ticket = ? RETURNING shop, user_id, older_session_id, created_at',
    ticket,
  )
  if (row === undefined || row.created_at <= now - lifetime) return undefined
  return { ticket, shop: row.shop, userId: row.user_id, olderSessionId: row.older_session_id ?? undefined }
}
