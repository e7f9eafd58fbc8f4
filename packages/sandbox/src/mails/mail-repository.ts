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

interface NewMail extends Omit<MailRecord, 'id' | 'html'> {
  readonly html?: string | null
  /** The order that it is about. */
  readonly orderId?: string
}

export function insertMail(db: Database, { html = null, orderId, ...mail }: NewMail): void {
  const sql =
    'INSERT INTO mail (recipient, subject, text, html, created_at, order_id, mailbox) VALUES (?, ?, ?, ?, ?, ?, ?)'
  db.run(
    sql,
    ...[mail.to, mail.subject, mail.text, html, mail.createdAt, orderId ?? null, mailboxOf(mail.to)],
  )
}

/** Whose mailbox an address is, as many servers have it: `Ida+1@example.com` is that of `ida@example.com`. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/, '@')

/** Whether a mailbox got a mail about an order. */
export const wasMailed = (db: Database, to: string, orderId: string): boolean =>
  db.get('SELECT 1 FROM mail WHERE mailbox = ? AND order_id = ?', mailboxOf(to), orderId) !== undefined

/** How many orders a mailbox has got mails about after a moment (ms since 1970). */
export const countMailedOrders = (db: Database, to: string, after: number): number =>
  db.get<{ orders: number }>(
    'SELECT count(DISTINCT order_id) AS orders FROM mail WHERE mailbox = ? AND created_at > ?',
    mailboxOf(to),
    after,
  )?.orders ?? 0

const select = 'SELECT id, recipient AS "to", subject, text, html, created_at AS createdAt FROM mail'

/** Every mail, the newest first. */
export const listMails = (db: Database): MailRecord[] => db.all(`${select} ORDER BY id DESC`)

export const findMail = (db: Database, id: string): MailRecord | undefined =>
  db.get(`${select} WHERE id = ?`, id)
