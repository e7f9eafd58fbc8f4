import * as z from 'zod/mini'
import { amount } from './amount'
import { fieldNamed, type FieldValues } from './field-values'
import { quantity, type Quantity } from './quantity'

/** The first of the named fields as an amount; null without any, or when it is not a number. */
export function amountIn(fields: FieldValues, ...names: readonly string[]): string | null {
  const sent = names.map((name) => fieldNamed(fields, name)).find((value) => value !== null)
  return z.safeParse(amount, sent).data ?? null
}

/** The named field as a quantity; null without it, or when it is not a number. */
export const quantityIn = (fields: FieldValues, name: string): Quantity | null =>
  z.safeParse(quantity, fieldNamed(fields, name)).data ?? null
