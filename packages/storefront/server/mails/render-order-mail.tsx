import type { OrderMail, RenderedMail } from '@cartonnage/sandbox'
import { renderToStaticMarkup } from 'react-dom/server'
import { MailDocument } from './mail-document'
import { toMailParts } from './mail-parts'
import type { MailParts, MailRow } from './mail-parts'

/** A mail about an order in the language of the order: the same words and amounts as plain text and as HTML. */
export function renderOrderMail(mail: OrderMail): RenderedMail {
  const parts = toMailParts(mail)
  return {
    subject: parts.subject,
    text: toText(parts),
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument parts={parts} />)}`,
  }
}

function toText({ subject, lead, rows, deliveries, sums, notes, link, seller }: MailParts): string {
  const blocks = [
    [subject],
    [lead],
    rows.map(toLine),
    link === null ? [] : [`${link.text}: ${link.href}`],
    ...deliveries.flatMap((delivery) => [delivery.rows.map(toLine), delivery.items.map(toLine)]),
    sums.map(toLine),
    notes,
    ['--', ...seller],
  ]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

const toLine = ({ label, value }: MailRow): string => (value === '' ? label : `${label}: ${value}`)
