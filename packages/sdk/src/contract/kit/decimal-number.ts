import * as z from 'zod/mini'
import { parseDecimal, type Decimal } from '../../decimal'
import { atOnce } from './at-once'
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

const wholeText = /^\d{1,15}(?:\.0{1,9})?$/

/** The number that is sent as `50`, `"50"` or `"50.0"`; undefined for any other spelling. */
export function readWhole(sent: unknown): number | undefined {
  if (typeof sent === 'string') return wholeText.test(sent) ? Number(sent) : undefined
  return typeof sent === 'number' && sent > 0 && Number.isSafeInteger(sent) ? sent : undefined
}

/**
 * A number that may be missing, null or blank, and then reads as null; any other is read by `toValue`, unless
 * `readUsual` knows its spelling.
 */
export function decimalOr<T extends string | number>(
  toValue: (decimal: Decimal) => T,
  readUsual: (sent: unknown) => T | undefined,
) {
  const schema = z.pipe(
    rawNumber,
    z.transform((sent, context): T | null => {
      if (sent === null || String(sent).trim() === '') return null
      const decimal = readDecimal(sent, context)
      return decimal ? toValue(decimal) : null
    }),
  )
  const readAtOnce = (sent: unknown) => (sent === undefined || sent === null ? null : readUsual(sent))
  // A text or a number is no promise, which the compiler does not conclude for a type parameter.
  return atOnce(schema, (sent) => readAtOnce(sent) as Awaited<T> | null | undefined)
}
