import { add, parseDecimal, toText, trimZeros } from '../decimal'
import type { Decimal } from '../decimal'
import { isRecordId, toRecordId18 } from '../record-id'
import type { Cart } from '../state/cart'

const nothing: Decimal = { units: 0n, scale: 0 }

const decimalOf = (text: string | undefined): Decimal => parseDecimal((text ?? '').trim()) ?? nothing

/** The same key for both spellings of a record id. */
export const productKey = (productId: string): string =>
  productId.length === 15 && isRecordId(productId) ? toRecordId18(productId) : productId

/** The exact sum of two quantities, without trailing zeros. */
export const addQuantities = (a: string, b: string): string =>
  toText(trimZeros(add(decimalOf(a), decimalOf(b))))

/** The exact sums as plain decimal texts, by {@link productKey}. */
export function sumQuantities(
  lines: readonly { productId: string; quantity: string | number }[],
): Readonly<Record<string, string>> {
  // Without a prototype, because an id may be a name such as 'constructor'.
  const sums = Object.create(null) as Record<string, string>
  for (const { productId, quantity } of lines) {
    const key = productKey(productId)
    sums[key] = addQuantities(sums[key] ?? '', String(quantity))
  }
  return sums
}

/** Looks up how much of a product a cart holds; '0' without the product or without a cart. */
export function quantitiesIn(cart: Cart | null | undefined): (productId: string) => string {
  const quantities = sumQuantities(cart?.items ?? [])
  return (productId) => quantities[productKey(productId)] ?? '0'
}
