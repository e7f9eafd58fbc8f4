import { add, compare, parseDecimal, subtract, toText, trimZeros } from '../decimal'
import type { Decimal } from '../decimal'
import { isRecordId, toRecordId18 } from '../record-id'

/** Quantities as plain decimal texts, by {@link productKey}. */
export type Quantities = Readonly<Record<string, string>>

interface QuantityLine {
  readonly productId: string
  readonly quantity: string
}

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
  const sums: Record<string, string> = {}
  for (const { productId, quantity } of lines) {
    const key = productKey(productId)
    sums[key] = addQuantities(sums[key] ?? '', String(quantity))
  }
  return sums
}

/**
 * What of the lines has not reached the cart, given what the cart held before they were sent and what it holds
 * now. Never more than was sent, also when somebody took products out in between.
 */
export function missingLines<Line extends QuantityLine>(
  lines: readonly Line[],
  { before, now }: { readonly before: Quantities; readonly now: Quantities },
): readonly Line[] {
  return lines.flatMap((line) => {
    const sent = decimalOf(line.quantity)
    const key = productKey(line.productId)
    const arrived = subtract(decimalOf(now[key]), decimalOf(before[key]))
    if (compare(arrived, sent) >= 0) return []
    if (compare(arrived, nothing) <= 0) return [line]
    return [{ ...line, quantity: toText(trimZeros(subtract(sent, arrived))) }]
  })
}
