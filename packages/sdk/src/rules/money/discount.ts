import { roundHalfUp, toText } from '../../decimal'
import { ShopError } from '../../errors/errors'
import { minorUnitDecimals, sumMoney, toDecimal, type Money } from './money'

/**
 * Spreads a discount on the whole document over its line nets so that the shares add up exactly: each share is
 * discount × line ÷ sum, floored to the minor unit; the remainder goes to the lines with the largest fractions, the
 * earlier line first. If the lines sum to zero or less, every share is zero. Throws `INVALID_AMOUNT` for mixed
 * currencies and for a discount below zero.
 */
export function shareDiscount(discount: Money, lines: readonly Money[]): readonly Money[] {
  const { currencyCode } = sumMoney([discount, ...lines])
  const total = toMinorUnits(discount)
  if (total < 0n) throw new ShopError('INVALID_AMOUNT', 'a discount is zero or more')
  const weights = lines.map(toMinorUnits)
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  const shares = sum > 0n ? shareUnits(weights, { total, sum }) : lines.map(() => 0n)
  return shares.map((units) => ({
    amount: toText({ units, scale: minorUnitDecimals(currencyCode) }),
    currencyCode,
  }))
}

function shareUnits(
  weights: readonly bigint[],
  { total, sum }: { readonly total: bigint; readonly sum: bigint },
): readonly bigint[] {
  const parts = weights.map((weight, index) => ({ index, ...dividedDown(total * weight, sum) }))
  const left = parts.reduce((remaining, { quotient }) => remaining - quotient, total)
  const byRemainder = parts.toSorted((a, b) => Number(b.remainder - a.remainder))
  const favoured = new Set(byRemainder.slice(0, Number(left)).map(({ index }) => index))
  return parts.map(({ quotient, index }) => (favoured.has(index) ? quotient + 1n : quotient))
}

/**
 * Floored division, so that remainders of credited (negative) lines are not negative; bigint division truncates
 * towards zero.
 */
function dividedDown(dividend: bigint, divisor: bigint): { quotient: bigint; remainder: bigint } {
  const remainder = ((dividend % divisor) + divisor) % divisor
  return { quotient: (dividend - remainder) / divisor, remainder }
}

function toMinorUnits({ amount, currencyCode }: Money): bigint {
  return roundHalfUp(toDecimal(amount), minorUnitDecimals(currencyCode)).units
}
