import { parseDecimal, type Decimal } from '../../decimal'

/** Collects issues while a value is transformed. */
interface Issues {
  readonly issues: { push(issue: { code: 'custom'; message: string; input: unknown }): unknown }
}

/** The number that was sent as a text or a number, or undefined with an issue. */
export function readDecimal(sent: unknown, { issues }: Issues): Decimal | undefined {
  const isNumber = typeof sent === 'string' || typeof sent === 'number'
  const decimal = isNumber ? parseDecimal(String(sent).trim()) : undefined
  if (!decimal) issues.push({ code: 'custom', message: 'expected a plain decimal', input: sent })
  return decimal
}

/** Whether the wire value means no number: null or blank. */
export const isBlank = (sent: unknown): boolean =>
  sent === null || (typeof sent === 'string' && sent.trim() === '')

const wholeText = /^\d{1,15}(?:\.0{1,9})?$/

/** The number in the usual spellings `50`, `"50"` and `"50.0"`, without a decimal parser; undefined for any other. */
export function readWhole(sent: unknown): number | undefined {
  if (typeof sent === 'string') return wholeText.test(sent) ? Number(sent) : undefined
  return typeof sent === 'number' && sent > 0 && Number.isSafeInteger(sent) ? sent : undefined
}
