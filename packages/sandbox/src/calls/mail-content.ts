import type { Shop, ShopLocale } from '../shop'

/** What a mail about an order says: that it was received, paid in advance, packed, sent, delivered, invoiced or canceled. */
export type OrderMailKind = 'received' | 'paid' | 'packed' | 'sent' | 'delivered' | 'invoiced' | 'canceled'

/** What a mail about an order is rendered from. */
export interface OrderMail {
  /** The event that it is about. */
  readonly kind: OrderMailKind
  /** The shop that the order was placed in. */
  readonly shop: Shop
  /** The language in which it was placed. */
  readonly locale: ShopLocale
  /** Where the shop was when the order was placed, with the segment of its site, for links; null where it is not known. */
  readonly siteUrl: string | null
  /** The order as `order-summaries/{id}` sends it at that moment, with its status in that language. */
  readonly order: object
  /** The delivery group that was packed, sent or delivered; null for a mail about the whole order. */
  readonly deliveryGroupId: string | null
  /** It goes to a second recipient: the order is without the buyer's own words. */
  readonly isCopy: boolean
  /** It was ordered without an account. */
  readonly isGuest: boolean
  /** It was ordered for a business: everybody else is to see prices with VAT first. */
  readonly isBusiness: boolean
}

/** A mail without its recipient. */
export interface RenderedMail {
  /** One line. */
  readonly subject: string
  /** For mail programs that show no HTML. */
  readonly text: string
  /** A complete HTML document that loads nothing; without it the mail is plain text only. */
  readonly html?: string | null
  /** Files that its recipient is to keep. @default none */
  readonly attachments?: readonly MailAttachment[]
}

/** A text file that comes with a mail. */
export interface MailAttachment {
  /** With its ending: `Terms 2026-11-26.txt`. */
  readonly name: string
  /** Plain text. */
  readonly text: string
}
