import { compare, parseDecimal, type Decimal } from '../../decimal'
import { ShopError } from '../../errors/errors'

/** The largest whole number that a JavaScript number holds exactly. */
const largestExact: Decimal = { units: 9007199254740991n, scale: 0 }

/** A quantity from code or storage, as a number or text; `undefined` if it is not a number above 0. */
export function readQuantity(value: unknown): Decimal | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const quantity = parseDecimal(String(value).trim())
  const isUsable = quantity && quantity.units > 0n && compare(quantity, largestExact) <= 0
  return isUsable ? quantity : undefined
}

/** As {@link readQuantity}, but throws `INVALID_QUANTITY`. */
export function requireQuantity(value: number | string): Decimal {
  const quantity = readQuantity(value)
  if (quantity) return quantity
  throw new ShopError('INVALID_QUANTITY', 'a quantity is a number above 0')
}
