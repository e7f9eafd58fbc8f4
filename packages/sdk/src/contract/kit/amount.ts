import * as z from 'zod/mini'
import { toText } from '../../decimal'
import { isBlank, readDecimal } from './decimal-number'

/** An exact amount: a plain decimal text such as `67.00` and the ISO 4217 code of its currency. */
export interface Money {
  /** Exact decimal as text with at least two decimals: `67.00`, `-10.50`. */
  readonly amount: string
  /** ISO 4217. */
  readonly currencyCode: string
}

/** The usual spelling, which needs no conversion. */
const usualAmount = /^(?:0|-?[1-9]\d{0,30})\.\d\d$/

/**
 * An amount on the wire: text or number, any number of decimals, missing or null while unknown.
 * Reads as a plain decimal text with at least two decimals and no surplus zeros beyond them, so that the same
 * amount is always the same text; a blank text is null.
 */
export const amount = z._default(
  z.transform((sent: string | number | null, context): string | null => {
    if (typeof sent === 'string' && usualAmount.test(sent)) return sent
    if (isBlank(sent)) return null
    const decimal = readDecimal(sent, context)
    return decimal ? toText(decimal, 2) : null
  }),
  null,
)

/** The amount in its currency, or null when either is unknown. */
export function toMoney(value: string | null, currencyCode: string | null): Money | null {
  return value === null || currencyCode === null ? null : { amount: value, currencyCode }
}
