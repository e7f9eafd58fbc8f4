import {
  calendarDay,
  decideQuote,
  isQuoteExpired,
  presetSenders,
  type QuoteStatus,
} from '@cartonnage/sdk/rules'
import type { SandboxContext } from '../../calls/sandbox-context'
import type { Shop } from '../../shop'
import type { CartRecord } from './cart-repository'

/** What a quote says of a cart item: its prices hold, whatever the quantity and the price of today. */
export interface AgreedLine {
  readonly quoteId: string
  readonly quoteLineItemId: string
  /** What was agreed, where the product's own name does not say it. */
  readonly description: string | null
  /** Net, for one unit. */
  readonly listPrice: string | null
  readonly unitPrice: string
  /** Whether it can still be bought: the quote may have ended since it came into the cart. */
  readonly isValid: boolean
}

/** The agreed lines of a cart by the ids of their items. */
export function listAgreedLines(
  context: Pick<SandboxContext, 'db' | 'clock' | 'options'>,
  { id, shop }: Pick<CartRecord, 'id' | 'shop'>,
): ReadonlyMap<string, AgreedLine> {
  const rows = context.db.all<AgreedRow>(
    `SELECT i.id AS itemId, l.quote_id AS quoteId, l.id AS quoteLineItemId, l.description,
       l.list_price AS listPrice, l.unit_price AS unitPrice, q.status, q.last_day AS lastDay,
       q.order_reference_number AS orderReferenceNumber
     FROM cart_item i JOIN quote_line l ON l.id = i.quote_line_item_id JOIN quote q ON q.id = l.quote_id
     WHERE i.cart_id = ? AND l.unit_price IS NOT NULL`,
    id,
  )
  return new Map(
    rows.map(({ itemId, status, lastDay, orderReferenceNumber, ...line }) => [
      itemId,
      { ...line, isValid: canBuyQuote(context, { status, lastDay, orderReferenceNumber, shop }) },
    ]),
  )
}

interface AgreedRow extends Omit<AgreedLine, 'isValid'>, Omit<QuoteState, 'shop'> {
  readonly itemId: string
}

/** What decides whether a quote can be bought. */
interface QuoteState {
  readonly shop: Shop
  readonly status: QuoteStatus
  readonly lastDay: string | null
  readonly orderReferenceNumber: string | null
}

/** Whether a quote can be bought at its prices at this moment; with the option `expiredQuotes` after its last day too. */
export function canBuyQuote(
  { clock, options }: Pick<SandboxContext, 'clock' | 'options'>,
  { shop, status, lastDay, orderReferenceNumber }: QuoteState,
): boolean {
  const today = calendarDay(clock.now(), presetSenders[shop].timeZone)
  const isExpired = options.expiredQuotes !== 'accept' && isQuoteExpired(lastDay, today)
  return decideQuote({ status, isExpired, isOrdered: orderReferenceNumber !== null }, 'accept') === 'allowed'
}
