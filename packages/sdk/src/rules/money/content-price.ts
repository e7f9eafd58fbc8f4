import { divideHalfUp, toText, trimZeros } from '../../decimal'
import { toDecimal, type Money } from './money'

/** Decimals of the result; fewer are displayed. */
const scale = 8

/**
 * The price per metre, square metre, kilogram or litre: the price of a unit divided by its content, to eight
 * decimals, rounded half up. `content` is a decimal string; `undefined` when it is zero. Throws `INVALID_AMOUNT`
 * for an unreadable price or content.
 */
export function contentPrice({ amount, currencyCode }: Money, content: string): Money | undefined {
  const quotient = divideHalfUp(toDecimal(amount), toDecimal(content), scale)
  return quotient && { amount: toText(trimZeros(quotient)), currencyCode }
}
