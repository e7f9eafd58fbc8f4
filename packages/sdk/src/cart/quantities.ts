import { add, parseDecimal, toText, trimZeros } from '../decimal'
import type { Decimal } from '../decimal'
import { isRecordId, toRecordId18 } from '../record-id'

/** Quantities as plain decimal texts, by {@link productKey}. */
export type Quantities = Readonly<Record<string, string>>

const nothing: Decimal = { units: 0n, scale: 0 }

const decimalOf = (text: string | undefined): Decimal => parseDecimal((text ?? '').trim()) ?? nothing

/** One key for both spellings of a record id. */
export const productKey = (productId: string): string =>
  productId.length === 15 && isRecordId(productId) ? toRecordId18(productId) : productId

/** The exact sum of two quantities, without trailing zeros. */
export const addQuantities = (a: string, b: string): string =>
  toText(trimZeros(add(decimalOf(a), decimalOf(b))))

/** Adds up what stands under the same product. */
export function sumQuantities(
  lines: readonly { productId: string; quantity: string | number }[],
): Quantities {
  // Without a prototype: a product may have any name, that of a member of every object too.
  const sums = Object.create(null) as Record<string, string>
  for (const { productId, quantity } of lines) {
    const key = productKey(productId)
    sums[key] = addQuantities(sums[key] ?? '', String(quantity))
  }
  return sums
}
