import { divideHalfUp, toText, trimZeros } from '../../decimal'
import { toDecimal, type Money } from './money'

/** Decimals that are computed; what is shown has fewer. */
const scale = 8

/**
 * The price of one metre, square metre, kilogram or litre of goods: the price of a unit by what the unit holds, to
 * eight decimals, rounded half up. `content` is a plain decimal; `undefined` where the unit holds nothing.
 * Throws `INVALID_AMOUNT` for a price or content that cannot be read.
 */
export function contentPrice({ amount, currencyCode }: Money, content: string): Money | undefined {
  const quotient = divideHalfUp(toDecimal(amount), toDecimal(content), scale)
  return quotient && { amount: toText(trimZeros(quotient)), currencyCode }
}
