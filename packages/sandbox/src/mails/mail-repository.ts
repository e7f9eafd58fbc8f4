import type { MailAttachment } from '../calls/mail-content'
import type { Database } from '../database/database'
import { recordReader } from '../database/read-record'
import { insertRecord } from '../database/write-record'

/** A mail that the shop sent. */
export interface MailRecord {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  /** A complete HTML document; null for a mail in plain text only. */
  readonly html: string | null
  readonly attachments: readonly MailAttachment[]
  readonly createdAt: number
}

interface NewMail extends Omit<MailRecord, 'id' | 'html' | 'attachments'> {
  readonly html?: string | null
  readonly attachments?: readonly MailAttachment[]
  /** The order that it is about. */
  readonly orderId?: string
}

export function insertMail(db: Database, mail: NewMail): void {
  // A template may return more than a mail has.
  const { to: recipient, subject, text, html = null, attachments = [], createdAt, orderId = null } = mail
  const mailbox = mailboxOf(recipient)
  insertRecord(db, 'mail', { recipient, subject, text, html, attachments, createdAt, orderId, mailbox })
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

const select =
  'SELECT id, recipient AS "to", subject, text, html, attachments, created_at AS createdAt FROM mail'

const mails = recordReader<MailRecord>({ json: ['attachments'] })

/** Every mail, the newest first. */
export const listMails = (db: Database): MailRecord[] => mails.list(db, `${select} ORDER BY id DESC`)

export const findMail = (db: Database, id: string): MailRecord | undefined =>
  mails.find(db, `${select} WHERE id = ?`, id)
