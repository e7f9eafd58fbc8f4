import type { Database } from '../database/database'

/** A mail that the shop sent. */
interface MailRecord {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  /** A complete HTML document; null for a mail in plain text only. */
  readonly html: string | null
  readonly createdAt: number
}

export function insertMail(
  db: Database,
  { html = null, ...mail }: Omit<MailRecord, 'id' | 'html'> & { readonly html?: string | null },
): void {
  const sql = 'INSERT INTO mail (recipient, subject, text, html, created_at) VALUES (?, ?, ?, ?, ?)'
  db.run(sql, mail.to, mail.subject, mail.text, html, mail.createdAt)
}

const select = 'SELECT id, recipient AS "to", subject, text, html, created_at AS createdAt FROM mail'

/** Every mail, the newest first. */
export const listMails = (db: Database): MailRecord[] => db.all(`${select} ORDER BY id DESC`)

export const findMail = (db: Database, id: string): MailRecord | undefined =>
  db.get(`${select} WHERE id = ?`, id)
