import type { Database } from './database'

/** When a session was opened, in ms since 1970; undefined when there is none with that id. */
export const findSessionStart = (db: Database, sessionId: string): number | undefined =>
  db.get<{ start: number }>('SELECT created_at AS start FROM session WHERE id = ?', sessionId)?.start
