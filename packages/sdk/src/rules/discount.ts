import { roundHalfUp, toText } from '../decimal'
import { minorUnitDecimals, sumMoney, toDecimal, type Money } from './money'

/**
 * How a discount on the whole document spreads over its line nets, so that the shares add up exactly: each share is
 * discount × line ÷ sum, floored to the minor unit; what is left goes by largest remainder, ties to the earlier
 * line. Lines that come to zero or less together get no share. Throws `INVALID_AMOUNT` for mixed currencies.
 */
export function shareDiscount(discount: Money, lines: readonly Money[]): readonly Money[] {
  const { currencyCode } = discount
  sumMoney([discount, ...lines])
  const total = toMinorUnits(discount)
  const weights = lines.map(toMinorUnits)
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  if (sum <= 0n || total < 0n) return lines.map(() => fromMinorUnits(0n, currencyCode))
  const shares = weights.map((weight) => floored(total * weight, sum))
  const left = Number(total - shares.reduce((all, share) => all + share, 0n))
  const favoured = new Set(byRemainder(weights, { total, sum }).slice(0, left))
  return shares.map((share, place) => fromMinorUnits(favoured.has(place) ? share + 1n : share, currencyCode))
}

function byRemainder(weights: readonly bigint[], { total, sum }: { total: bigint; sum: bigint }): number[] {
  const remainders = weights.map((weight, place) => ({
    place,
    remainder: total * weight - floored(total * weight, sum) * sum,
  }))
  return remainders
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.place - b.place : a.remainder < b.remainder ? 1 : -1,
    )
    .map(({ place }) => place)
}

/** Division of bigints cuts towards zero; a negative line needs the next lower number. */
function floored(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend % divisor < 0n ? quotient - 1n : quotient
}

function toMinorUnits({ amount, currencyCode }: Money): bigint {
  return roundHalfUp(toDecimal(amount), minorUnitDecimals(currencyCode)).units
}

function fromMinorUnits(units: bigint, currencyCode: string): Money {
  return { amount: toText({ units, scale: minorUnitDecimals(currencyCode) }), currencyCode }
}
