import type { OrderMail, RenderedMail } from '@cartonnage/sandbox'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailDelivery, MailParts, MailRow } from './mail'
import { toAttachments } from './mail-attachments'
import { MailDocument } from './mail-document'
import { toLawLines } from './mail-law'
import { toMailParts } from './mail-parts'
import { colonOf, mailTexts } from './mail-texts'

/** A mail about an order in the language of the order: the same words and amounts as plain text and as HTML. */
export function renderOrderMail(mail: OrderMail): RenderedMail {
  const parts = toMailParts(mail)
  return {
    subject: parts.subject,
    text: toText(parts),
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument parts={parts} />)}`,
    attachments: toAttachments(parts),
  }
}

function toText(parts: MailParts): string {
  const {
    locale,
    title,
    lead,
    rows,
    actions,
    actionNote,
    transfer,
    deliveries,
    sums,
    notes,
    links,
    law,
    seller,
  } = parts
  const colon = colonOf(locale)
  const line = (row: MailRow) => toLine(row, colon)
  const blocks = [
    [title],
    [lead],
    rows.map(line),
    [
      ...actions.map(({ text, href }) => `${text}${colon}${href}`),
      ...(actionNote === null ? [] : [actionNote]),
    ],
    transfer === null ? [] : [transfer.heading, transfer.text, ...transfer.rows.map(line)],
    ...deliveries.flatMap((delivery) => deliveryBlocks(delivery, colon)),
    sums.map(line),
    notes,
    links.length === 0
      ? []
      : [mailTexts[locale].goodToKnow, ...links.map(({ text, href }) => `${text}${colon}${href}`)],
    law === null ? [] : [law.heading, ...toLawLines(law.blocks)],
    ['--', ...seller],
  ]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

const deliveryBlocks = (
  { heading, address, rows, itemsLabel, items }: MailDelivery,
  colon: string,
): readonly (readonly string[])[] => [
  [heading, ...address, ...rows.map((row) => toLine(row, colon))],
  [
    `${itemsLabel}${colon.trimEnd()}`,
    ...items.map(({ quantity, name, details, amount }) =>
      toLine(
        {
          label: `${quantity} ${name}${details.length === 0 ? '' : ` (${details.join(' · ')})`}`,
          value: amount,
        },
        colon,
      ),
    ),
  ],
]

const toLine = ({ label, value }: MailRow, colon: string): string =>
  value === '' ? label : `${label}${colon}${value}`
