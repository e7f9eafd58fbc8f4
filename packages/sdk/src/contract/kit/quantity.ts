import * as z from 'zod/mini'
import { toText, trimZeros, type Decimal } from '../../decimal'
import { readDecimal, readWhole } from './decimal-number'
import type { Schema } from './schema'

/** A quantity: a safe integer, or a decimal text where the platform sends a fraction or something larger. */
export type Quantity = number | string

function toQuantity(decimal: Decimal): Quantity {
  const exact = toText(trimZeros(decimal))
  const number = Number(exact)
  return Number.isSafeInteger(number) ? number : exact
}

/** A quantity that must be there: `"50.0"` reads as 50, `"2.5"` stays `'2.5'`. */
export const quantity: Schema<Quantity> = z.transform((sent: string | number, context): Quantity => {
  const whole = readWhole(sent)
  if (whole !== undefined) return whole
  const decimal = readDecimal(sent, context)
  return decimal ? toQuantity(decimal) : 0
})
