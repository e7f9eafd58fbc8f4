import { addAmounts, multiplyAmounts, negateAmount, roundAmount, toAmount, type Amount } from '../../amount'
import type { CartCoupon } from '../records/coupon-repository'
import type { PricedLine } from './cart-lines'
import { shareAmount } from './share-amount'

/** What a coupon takes off a cart. Amounts are positive, in the minor unit. */
export interface AppliedPromotion {
  readonly coupon: CartCoupon
  readonly amount: Amount
  /** Each line's share by its item's id; they add up to exactly the amount. */
  readonly shares: ReadonlyMap<string, Amount>
}

/** Whether a line is in the category that the coupon is for. Nothing is taken off what a quote says. */
export const isCouponFor = (
  { categoryKey }: Pick<CartCoupon, 'categoryKey'>,
  { path, agreed }: Pick<PricedLine, 'path' | 'agreed'>,
): boolean => agreed === undefined && (categoryKey === null || path.some(({ key }) => key === categoryKey))

/**
 * What the coupons take off, one after the other: each of what the earlier ones left of its lines' net. One that
 * fits no line takes nothing and is left out.
 */
export function applyDiscounts(
  lines: readonly PricedLine[],
  coupons: readonly CartCoupon[],
): readonly AppliedPromotion[] {
  return coupons.reduce<readonly AppliedPromotion[]>((applied, coupon) => {
    const matching = lines.filter((line) => isCouponFor(coupon, line))
    const nets = matching.map((line) =>
      addAmounts(line.net, negateAmount(lineDiscount(applied, line.item.id))),
    )
    const amount = roundAmount(multiplyAmounts(addAmounts(...nets), toAmount(coupon.discount)), 2)
    if (amount.units === 0n) return applied
    const parts = shareAmount(amount, nets)
    const shares = new Map(matching.map(({ item }, index) => [item.id, parts[index] ?? toAmount('0')]))
    return [...applied, { coupon, amount, shares }]
  }, [])
}

/** What all promotions together take off one line. */
export const lineDiscount = (promotions: readonly AppliedPromotion[], itemId: string): Amount =>
  addAmounts(...promotions.flatMap(({ shares }) => shares.get(itemId) ?? []))

/** What all promotions take off together. */
export const sumDiscounts = (promotions: readonly AppliedPromotion[]): Amount =>
  addAmounts(...promotions.map(({ amount }) => amount))
