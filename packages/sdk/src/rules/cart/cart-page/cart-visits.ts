import { isSameRecordId } from '../../../record-id'
import { isZeroMoney, multiplyMoney, sumMoney } from '../../money/money'
import type { Money } from '../../money/money'

/** A line of a cart as the shopper saw it. */
export interface SeenLine {
  /** Record id. */
  readonly productId: string
  /** Units of the line. */
  readonly quantity: number
  /** Net price of one unit at this quantity; null while it is unknown. */
  readonly unitPrice: Money | null
  /** Units in stock; null where it is unknown, or does not matter because the product is made to order. */
  readonly inStock: number | null
}

/** What a shopper saw of a cart at a visit. */
export interface CartVisit {
  /** When the cart was last seen, in ms since 1970. */
  readonly seenAt: number
  /** Every line, as it was shown. */
  readonly lines: readonly SeenLine[]
}

/** The present visit and the one before, of one shopper in one shop. */
export interface CartVisits {
  /** Whose they are: the id of a user, or `guest`. */
  readonly shopper: string
  /** The one that goes on as long as the cart is seen again within 12 hours. */
  readonly present: CartVisit
  /** The one before; null at a first visit. */
  readonly previous: CartVisit | null
}

/** What has changed of a line since the visit before. */
export interface CartLineChange {
  /** Record id. */
  readonly productId: string
  /** Net prices of one unit, both at the line's quantity. */
  readonly price?: {
    /** At the visit before. */
    readonly from: Money
    /** Now. */
    readonly to: Money
  }
  /** There was enough for the line and is not any more; `sold-out` where nothing is left. */
  readonly stock?: 'sold-out' | 'short'
}

/** A visit ends when the cart was not seen for 12 hours. */
const visitGap = 12 * 60 * 60 * 1000

/** The visits once these lines are seen: the present one goes on, or ends and another one starts. */
export function continueVisits(
  visits: CartVisits | null,
  { shopper, ...present }: CartVisit & Pick<CartVisits, 'shopper'>,
): CartVisits {
  if (visits?.shopper !== shopper) return { shopper, present, previous: null }
  const hasEnded = present.seenAt - visits.present.seenAt >= visitGap
  return { shopper, present, previous: hasEnded ? visits.present : visits.previous }
}

/**
 * What has changed since the visit before, line by line. Prices are compared at the same quantity only: another tier by the
 * shopper's own quantity is no change. Nothing at a first visit.
 */
export function cartLineChanges({ present, previous }: CartVisits): readonly CartLineChange[] {
  return present.lines.flatMap((line) => {
    const before = previous?.lines.find(({ productId }) => isSameRecordId(productId, line.productId))
    return before === undefined ? [] : changeOf(before, line)
  })
}

function changeOf(before: SeenLine, line: SeenLine): readonly CartLineChange[] {
  const [price, stock] = [priceChange(before, line), stockChange(before, line)]
  if (price === undefined && stock === undefined) return []
  return [{ productId: line.productId, ...(price && { price }), ...(stock && { stock }) }]
}

function priceChange({ quantity, unitPrice: from }: SeenLine, line: SeenLine): CartLineChange['price'] {
  const { unitPrice: to } = line
  if (from === null || to === null || quantity !== line.quantity) return undefined
  if (from.currencyCode !== to.currencyCode) return undefined
  return isZeroMoney(sumMoney([from, multiplyMoney(to, -1)])) ? undefined : { from, to }
}

/** Measured by what the shopper needs now. */
function stockChange(
  { inStock: before }: SeenLine,
  { inStock, quantity }: SeenLine,
): CartLineChange['stock'] {
  if (before === null || inStock === null || before < quantity || inStock >= quantity) return undefined
  return inStock === 0 ? 'sold-out' : 'short'
}
