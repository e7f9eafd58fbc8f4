import { isZeroMoney, multiplyMoney, sumMoney, type Money } from '../money/money'

/** What a coupon or another promotion takes off. */
export interface Discount {
  /** Null for a promotion without a code, and for what no promotion explains. */
  readonly couponCode: string | null
  /** In the shopper's language; null where the platform has none. */
  readonly name: string | null
  /** Net, positive. */
  readonly amount: Money
}

/** A promotion of the platform's cart. */
export interface AppliedPromotion {
  readonly couponCode: string | null
  readonly displayName: string | null
  /** Negative; null while not computed. */
  readonly adjustment: Money | null
}

/**
 * The discounts of a cart, one per promotion, which add up to exactly `total`, the positive amount off the whole cart;
 * none without it. What the promotions leave unexplained is a discount without code and name; where they take off more
 * than the total, they are from another moment, and the total alone stands.
 */
export function listDiscounts(
  total: Money | null,
  promotions: readonly AppliedPromotion[],
): readonly Discount[] {
  if (total === null || isZeroMoney(total)) return []
  const listed = promotions.flatMap(toDiscount)
  const rest = sumMoney([total, ...listed.map(({ amount }) => multiplyMoney(amount, -1))])
  const unexplained = (amount: Money): Discount => ({ couponCode: null, name: null, amount })
  if (rest.amount.startsWith('-')) return [unexplained(total)]
  return isZeroMoney(rest) ? listed : [...listed, unexplained(rest)]
}

function toDiscount({ couponCode, displayName, adjustment }: AppliedPromotion): readonly Discount[] {
  if (adjustment === null || isZeroMoney(adjustment)) return []
  const amount = adjustment.amount.startsWith('-') ? multiplyMoney(adjustment, -1) : adjustment
  return [{ couponCode, name: displayName, amount }]
}
