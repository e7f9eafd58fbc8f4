import { invalidInput, parserError } from '../platform-error'

/** Trimmed text, null when absent, null or blank; anything else is 400 JSON_PARSER_ERROR. */
export function readText(input: Record<string, unknown>, member: string): string | null {
  const value = input[member]
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') throw parserError(`${member} is not a text.`)
  return value.trim() || null
}

/** Text that is not blank; 400 INVALID_API_INPUT without it. */
export function readRequired(input: Record<string, unknown>, member: string): string {
  const text = readText(input, member)
  if (text === null) throw invalidInput(`${member} is required.`)
  return text
}

/** A date, with or without a time of the day; anything else is 400 INVALID_API_INPUT. */
export function readDate(input: Record<string, unknown>, member: string): string | null {
  const text = readText(input, member)
  if (text === null || (/^\d{4}-\d\d-\d\d(T|$)/.test(text) && !Number.isNaN(Date.parse(text)))) return text
  throw invalidInput(`${member} is not an ISO 8601 date.`)
}
