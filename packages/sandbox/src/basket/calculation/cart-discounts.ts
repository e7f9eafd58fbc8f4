import { addAmounts, multiplyAmounts, negateAmount, roundAmount, toAmount, type Amount } from '../../amount'
import type { CartCoupon } from '../records/coupon-repository'
import type { PricedLine } from './cart-lines'

/** What a coupon takes off a cart. Amounts are positive, in the minor unit. */
export interface AppliedPromotion {
  readonly coupon: CartCoupon
  readonly amount: Amount
  /** Each line's share by its item's id; they add up to exactly the amount. */
  readonly shares: ReadonlyMap<string, Amount>
}

/** Whether a line is in the category that the coupon is for. */
export const isCouponFor = (
  { categoryKey }: Pick<CartCoupon, 'categoryKey'>,
  { path }: Pick<PricedLine, 'path'>,
): boolean => categoryKey === null || path.some(({ key }) => key === categoryKey)

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

/**
 * Splits an amount in proportion to `nets`, to the minor unit and without a remainder: every part is rounded down, and
 * the leftover units go to the largest remainders, the earlier one first among equals.
 */
export function shareAmount(amount: Amount, nets: readonly Amount[]): readonly Amount[] {
  const whole = roundAmount(amount, 2).units
  const weights = nets.map((net) => roundAmount(net, 2).units)
  const sum = weights.reduce((total, weight) => total + weight, 0n)
  if (sum === 0n) return nets.map(() => toAmount('0.00'))
  const parts = weights.map((weight) => (whole * weight) / sum)
  const remainder = Number(whole - parts.reduce((total, part) => total + part, 0n))
  const winners = weights
    .map((weight, index) => ({ index, remainder: (whole * weight) % sum }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
    .slice(0, remainder)
  return parts.map((part, index) => ({
    units: winners.some((winner) => winner.index === index) ? part + 1n : part,
    scale: 2,
  }))
}
