import { compare, parseDecimal, type Decimal } from '../../decimal'
import { ShopError } from '../../errors/errors'

/** The largest whole number that is exact everywhere. */
const largestQuantity: Decimal = { units: 9007199254740991n, scale: 0 }

/** The quantity that a program or a storage gives, as number or text; `undefined` for what is no number above 0. */
export function readQuantity(value: unknown): Decimal | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const quantity = parseDecimal(String(value).trim())
  const isUsable = quantity && quantity.units > 0n && compare(quantity, largestQuantity) <= 0
  return isUsable ? quantity : undefined
}

/** The same, but an error for what cannot be used. Errors: `INVALID_QUANTITY`. */
export function requireQuantity(value: number | string): Decimal {
  const quantity = readQuantity(value)
  if (quantity) return quantity
  throw new ShopError('INVALID_QUANTITY', 'a quantity is a number above 0')
}
