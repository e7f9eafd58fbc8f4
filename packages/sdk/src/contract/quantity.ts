import * as z from 'zod/mini'
import { parseDecimal, toText, trimZeros } from '../decimal'
import { maybe, type Schema } from './schema'

/** A quantity: a safe integer, or a decimal text where the platform sends a fraction or something larger. */
export type Quantity = number | string

function readNumber(value: string | number): Quantity | undefined {
  const decimal = parseDecimal(String(value).trim())
  if (decimal === undefined) return undefined
  const exact = toText(trimZeros(decimal))
  const number = Number(exact)
  return Number.isSafeInteger(number) ? number : exact
}

const rawNumber = z.union([z.string(), z.number()])

/** A quantity that must be there: `"50.0"` reads as 50, `"2.5"` stays `'2.5'`. */
const quantityShape = z.pipe(
  rawNumber,
  z.transform((value, context): Quantity => {
    const quantity = readNumber(value)
    if (quantity !== undefined) return quantity
    context.issues.push({ code: 'custom', message: 'expected a decimal', input: value })
    return 0
  }),
)
export const quantity: Schema<Quantity, string | number> = quantityShape

/** A count or limit that may be missing: text or number on the wire, a number or null here. */
export const count = z.pipe(
  maybe(rawNumber),
  z.transform((value, context): number | null => {
    if (value === null || (typeof value === 'string' && value.trim() === '')) return null
    const count = readNumber(value)
    if (count !== undefined) return Number(count)
    context.issues.push({ code: 'custom', message: 'expected a number', input: value })
    return null
  }),
)

/** Limits on the quantity of one line; null where there is none. */
const purchaseQuantityRuleShape = z.object({ minimum: count, maximum: count, increment: count })
export interface PurchaseQuantityRule extends z.output<typeof purchaseQuantityRuleShape> {}
export interface PurchaseQuantityRuleWire extends z.input<typeof purchaseQuantityRuleShape> {}
export const purchaseQuantityRuleSchema: Schema<PurchaseQuantityRule, PurchaseQuantityRuleWire> =
  purchaseQuantityRuleShape
