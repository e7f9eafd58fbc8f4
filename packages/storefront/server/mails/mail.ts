import type { OrderMail } from '@cartonnage/sandbox'
import type { OrderDetail } from '@cartonnage/sdk/contract'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { TextBlock } from '../../src/features/service/text-blocks'

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
  readonly sku: string | null
  /** Empty where a mail is not about money. */
  readonly amount: string
}

/** The items of one delivery. */
export interface MailDelivery {
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

/** What a mail about an order consists of, the same in plain text and HTML. */
export interface MailParts {
  readonly locale: ShopLocale
  readonly subject: string
  /** The first sentence, which mail programs show beside the subject. */
  readonly lead: string
  readonly rows: readonly MailRow[]
  /** Where the order can be seen; null where the address of the shop is not known. */
  readonly action: MailLink | null
  /** What is to be transferred; null where nothing is. */
  readonly transfer: MailSection | null
  readonly deliveries: readonly MailDelivery[]
  readonly sums: readonly MailRow[]
  readonly notes: readonly string[]
  /** Pages to keep or to go on with. */
  readonly links: readonly MailLink[]
  /** A text of the law that has to be in the mail itself; null where none has. */
  readonly law: { readonly heading: string; readonly blocks: readonly TextBlock[] } | null
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
