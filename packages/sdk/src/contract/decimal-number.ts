import * as z from 'zod/mini'
import { parseDecimal, type Decimal } from '../decimal'
import { maybe } from './schema'

/** A number on the wire: text or number. */
export const sentNumber = z.union([z.string(), z.number()])

/** The same, missing or null while it is not known. */
export const rawNumber = maybe(sentNumber)

/** Where an issue goes while a value is transformed. */
interface Issues {
  readonly issues: { push(issue: { code: 'custom'; message: string; input: unknown }): unknown }
}

/** The number that was sent, or undefined with an issue. */
export function readDecimal(sent: string | number, { issues }: Issues): Decimal | undefined {
  const decimal = parseDecimal(String(sent).trim())
  if (!decimal) issues.push({ code: 'custom', message: 'expected a plain decimal', input: sent })
  return decimal
}

/** A number that may be missing, null or blank, and then reads as null; any other is read by `toValue`. */
export function decimalOr<T>(toValue: (decimal: Decimal) => T) {
  return z.pipe(
    rawNumber,
    z.transform((sent, context): T | null => {
      if (sent === null || String(sent).trim() === '') return null
      const decimal = readDecimal(sent, context)
      return decimal ? toValue(decimal) : null
    }),
  )
}
