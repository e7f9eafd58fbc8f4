import type { OrderMail } from '@cartonnage/sandbox'
import type { OrderDetail } from '@cartonnage/sdk/contract'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { TextBlock } from '../../src/pages/service/text-blocks'

/** A label with its value; `href` makes the value a link. */
export interface MailRow {
  readonly label: string
  readonly value: string
  readonly href?: string
  /** `quiet` small, `total` larger. */
  readonly tone?: 'quiet' | 'saving' | 'total'
}

export interface MailLink {
  readonly text: string
  readonly href: string
}

/** An ordered item. */
export interface MailItem {
  readonly quantity: string
  readonly name: string
  /** The article number, and the price of one where a mail is about money. */
  readonly details: readonly string[]
  /** Empty where a mail is not about money. */
  readonly amount: string
}

/** One delivery with its items. */
export interface MailDelivery {
  /** `Lieferung 2 von 3`, or what the address below it is. */
  readonly heading: string
  /** Where it goes, or where to pick it up, a line each. */
  readonly address: readonly string[]
  readonly rows: readonly MailRow[]
  /** Says whether the amounts, if there are any, are with VAT. */
  readonly itemsLabel: string
  readonly items: readonly MailItem[]
}

/** A part of a mail with a heading. */
export interface MailSection {
  readonly heading: string
  readonly text: string
  readonly rows: readonly MailRow[]
}

/** A text of the law or of the contract, as its recipient keeps it. */
export interface MailLawText {
  readonly heading: string
  /** The day from which it is valid, `2026-11-26`. */
  readonly version: string
  readonly blocks: readonly TextBlock[]
}

/** What a mail about an order consists of, the same in plain text and HTML. */
export interface MailParts {
  readonly locale: ShopLocale
  /** The title and the number of the order, which a phone may cut off. */
  readonly subject: string
  readonly title: string
  /** The first sentence, which mail programs show beside the subject. */
  readonly lead: string
  readonly rows: readonly MailRow[]
  /** What to do next, the most useful first: to follow the delivery, to see the order. */
  readonly actions: readonly MailLink[]
  /** What a guest needs there. */
  readonly actionNote: string | null
  /** What is to be transferred; null where nothing is. */
  readonly transfer: MailSection | null
  readonly deliveries: readonly MailDelivery[]
  readonly sums: readonly MailRow[]
  readonly notes: readonly string[]
  /** Pages to keep or to go on with. */
  readonly links: readonly MailLink[]
  /** A text of the law that has to be in the mail itself; null where none has. */
  readonly law: MailLawText | null
  /** The texts that come along as files. */
  readonly attached: readonly MailLawText[]
  /** Who sells: name, address, contact, VAT id. */
  readonly seller: readonly string[]
}

/** A mail with its order as the client reads it. */
export interface MailInput extends Omit<OrderMail, 'order'> {
  readonly order: OrderDetail
}

/** A row, unless it has no value. */
export const rowOf = (label: string, value: string | null | undefined): readonly MailRow[] =>
  value === null || value === undefined || value === '' ? [] : [{ label, value }]
