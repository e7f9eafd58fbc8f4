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
  /** The code that it was applied by; null for one without a code. */
  readonly couponCode: string | null
  /** What shoppers read; null where the platform has no text. */
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
  return [{ couponCode, name: displayName, amount: withoutSign(adjustment) }]
}

/** The amounts of a cart item that its discounts concern. */
export interface DiscountedLine {
  /** Net, after the discounts. */
  readonly totalPrice: Money | null
  /** What the discounts take off this line, of either sign; null where the platform does not say. */
  readonly itemizedAdjustmentAmount: Money | null
}

/**
 * The net amount of a line before the discounts of the cart, which a summary lists apart: so lines, discounts and charges
 * add up. Null while the platform has no amount.
 */
export function netBeforeDiscounts({
  totalPrice,
  itemizedAdjustmentAmount: off,
}: DiscountedLine): Money | null {
  if (totalPrice === null || off === null || isZeroMoney(off)) return totalPrice
  return sumMoney([totalPrice, withoutSign(off)])
}

/** The platform sends adjustments with either sign. */
const withoutSign = (money: Money): Money => (money.amount.startsWith('-') ? multiplyMoney(money, -1) : money)
