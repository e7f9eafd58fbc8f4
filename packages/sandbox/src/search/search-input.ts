import { invalidInput } from '../platform-error'

interface CountRange {
  readonly fallback: number
  readonly least: number
  readonly most: number
}

/** A whole number in a range, as text or number; 400 INVALID_API_INPUT for anything else. */
export function readCount(value: unknown, { fallback, least, most }: CountRange): number {
  if (value === undefined || value === null || value === '') return fallback
  const isPlain = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value))
  const count = isPlain ? Number(value) : Number.NaN
  if (Number.isInteger(count) && count >= least && count <= most) return count
  throw invalidInput(`${JSON.stringify(value)} is not a whole number from ${least} to ${most}.`)
}

/** A text without the blanks around it, '' where there is none; 400 INVALID_API_INPUT for anything else. */
export function readText(value: unknown, name: string): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') throw invalidInput(`${name} is text.`)
  return value.trim()
}

/** A list of names; 400 INVALID_API_INPUT for anything else. */
export function readNames(value: unknown, name: string): readonly string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value
  throw invalidInput(`${name} is a list of texts.`)
}

/** True, false, or undefined where nothing is said; 400 INVALID_API_INPUT for anything else. */
export function readFlag(value: unknown, name: string): boolean | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'boolean') throw invalidInput(`${name} is true or false.`)
  return value
}
