import type { Database } from '../../database/database'
import { insertRecord } from '../../database/write-record'
import type { Shop } from '../../shop'

/** What a code is for: a new password, the proof of who somebody is, or that an address is theirs. */
export type CodePurpose = 'password' | 'StepUp' | 'Verify'

/** A code that was sent by mail, or would have been if somebody had the name. */
export interface MailCode {
  readonly id: string
  readonly purpose: CodePurpose
  readonly shop: Shop
  /** The user name as it was typed, in lower case; of a profile's code the user id. */
  readonly subject: string
  readonly code: string
  /** How often a wrong one was entered. */
  readonly attempts: number
  readonly createdAt: number
}

const select = 'SELECT id, purpose, shop, subject, code, attempts, created_at AS createdAt FROM mail_code'

/** Stores a code in place of an older one for the same, and deletes those that were sent before `oldest`. */
export function insertMailCode(db: Database, code: MailCode, oldest: number): void {
  const { purpose, shop, subject } = code
  db.transaction(() => {
    db.run('DELETE FROM mail_code WHERE created_at <= ?', oldest)
    db.run('DELETE FROM mail_code WHERE purpose = ? AND shop = ? AND subject = ?', purpose, shop, subject)
    insertRecord(db, 'mail_code', code)
  })
}

/** The code of a user name. */
export const findPasswordCode = (db: Database, shop: Shop, subject: string): MailCode | undefined =>
  db.get(`${select} WHERE purpose = 'password' AND shop = ? AND subject = ?`, shop, subject)

export const findMailCode = (db: Database, id: string): MailCode | undefined =>
  db.get(`${select} WHERE id = ?`, id)

export function countAttempt(db: Database, id: string): void {
  db.run('UPDATE mail_code SET attempts = attempts + 1 WHERE id = ?', id)
}

export function deleteMailCode(db: Database, id: string): void {
  db.run('DELETE FROM mail_code WHERE id = ?', id)
}
