import type { Database } from '../database/database'

/** When a session was opened, in ms since 1970; undefined when there is none with that id. */
export const findSessionStart = (db: Database, sessionId: string): number | undefined =>
  db.get<{ start: number }>('SELECT created_at AS start FROM session WHERE id = ?', sessionId)?.start

/** Lets a session begin anew. */
export function renewSession(db: Database, sessionId: string, now: number): void {
  db.run('UPDATE session SET created_at = ? WHERE id = ?', now, sessionId)
}
