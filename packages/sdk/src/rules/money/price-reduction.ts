import { isZero, multiply, subtract } from '../../decimal'
import { toDecimal, type Money } from './money'

/**
 * By how many whole percent a price is below the lowest one of the last 30 days, which the law compares it with; rounded
 * down, so that never more is promised. `undefined` where the price is not below it by at least one percent, or the
 * currencies differ. Throws `INVALID_AMOUNT` for an unreadable amount.
 */
export function priceReduction(price: Money, lowest: Money): number | undefined {
  const before = toDecimal(lowest.amount)
  if (price.currencyCode !== lowest.currencyCode || isZero(before)) return undefined
  const saved = multiply(subtract(before, toDecimal(price.amount)), { units: 100n, scale: 0 })
  const scale = BigInt(Math.max(saved.scale, before.scale))
  const units = (decimal: typeof saved) => decimal.units * 10n ** (scale - BigInt(decimal.scale))
  const percent = Number(units(saved) / units(before))
  return percent > 0 ? percent : undefined
}
