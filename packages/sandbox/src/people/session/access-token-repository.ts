import type { Database } from '../../database/database'
import { insertRecord } from '../../database/write-record'

/** An access token: it stands for a session until it expires. Only its hash is stored. */
export interface AccessToken {
  readonly hash: string
  readonly sessionId: string
  /** In ms since 1970. */
  readonly expiresAt: number
}

/** Stores a token, and deletes the expired ones with their sessions. */
export function insertAccessToken(db: Database, token: AccessToken, now: number): void {
  db.transaction(() => {
    db.run('DELETE FROM session WHERE id IN (SELECT session_id FROM access_token WHERE expires_at <= ?)', now)
    insertRecord(db, 'access_token', token)
  })
}

/** The session that a token stands for; undefined when it is unknown or has expired. */
export const findTokenSession = (db: Database, hash: string, now: number): string | undefined =>
  db.get<{ sessionId: string }>(
    'SELECT session_id AS sessionId FROM access_token WHERE hash = ? AND expires_at > ?',
    hash,
    now,
  )?.sessionId
