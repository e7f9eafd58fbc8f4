import { isRecord, parseJson, rejectUnknownMembers } from '../json-object'
import { invalidInput, parserError } from '../platform-error'
import type { Exchange } from './call'

/**
 * Reads the request body as a JSON object with no other members than the `allowed` ones.
 * A blank body is an empty object; anything else fails with 400 JSON_PARSER_ERROR, as on the platform.
 */
export async function readBody(c: Exchange, allowed: readonly string[]): Promise<Record<string, unknown>> {
  const text = await c.req.text()
  const body = text.trim() === '' ? {} : parseJson(text)
  if (body === undefined) throw parserError('The body is not JSON.')
  if (!isRecord(body)) throw parserError('The body is not a JSON object.')
  rejectUnknownMembers(body, allowed)
  return body
}

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

/** A date, with or without a time of day; null when absent or blank. Anything else is 400 INVALID_API_INPUT. */
export function readDate(input: Record<string, unknown>, member: string): string | null {
  const text = readText(input, member)
  if (text === null || (/^\d{4}-\d\d-\d\d(T|$)/.test(text) && !Number.isNaN(Date.parse(text)))) return text
  throw invalidInput(`${member} is not an ISO 8601 date.`)
}
