import type { OrderMail, RenderedMail } from '@cartonnage/sandbox'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailDelivery, MailParts, MailRow } from './mail'
import { MailDocument } from './mail-document'
import { toLawLines } from './mail-law'
import { toMailParts } from './mail-parts'
import { mailTexts } from './mail-texts'

/** A mail about an order in the language of the order: the same words and amounts as plain text and as HTML. */
export function renderOrderMail(mail: OrderMail): RenderedMail {
  const parts = toMailParts(mail)
  return {
    subject: parts.subject,
    text: toText(parts),
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument parts={parts} />)}`,
  }
}

function toText(parts: MailParts): string {
  const { locale, subject, lead, rows, action, transfer, deliveries, sums, notes, links, law, seller } = parts
  const blocks = [
    [subject],
    [lead],
    rows.map(toLine),
    action === null ? [] : [`${action.text}: ${action.href}`],
    transfer === null ? [] : [transfer.heading, transfer.text, ...transfer.rows.map(toLine)],
    ...deliveries.flatMap(deliveryBlocks),
    sums.map(toLine),
    notes,
    links.length === 0
      ? []
      : [mailTexts[locale].goodToKnow, ...links.map(({ text, href }) => `${text}: ${href}`)],
    law === null ? [] : [law.heading, ...toLawLines(law.blocks)],
    ['--', ...seller],
  ]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

const deliveryBlocks = ({ rows, itemsLabel, items }: MailDelivery): readonly (readonly string[])[] => [
  rows.map(toLine),
  [
    `${itemsLabel}:`,
    ...items.map(({ quantity, name, sku, amount }) =>
      toLine({ label: `${quantity} ${name}${sku === null ? '' : ` (${sku})`}`, value: amount }),
    ),
  ],
]

const toLine = ({ label, value }: MailRow): string => (value === '' ? label : `${label}: ${value}`)
