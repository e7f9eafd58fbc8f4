import type { Database } from '../database/database'

/** A mail that the shop sent. */
interface MailRecord {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly createdAt: number
}

export function insertMail(db: Database, mail: Omit<MailRecord, 'id'>): void {
  const sql = 'INSERT INTO mail (recipient, subject, text, created_at) VALUES (?, ?, ?, ?)'
  db.run(sql, mail.to, mail.subject, mail.text, mail.createdAt)
}

/** Every mail, the newest first. */
export const listMails = (db: Database): MailRecord[] =>
  db.all('SELECT id, recipient AS "to", subject, text, created_at AS createdAt FROM mail ORDER BY id DESC')
