import type { Call } from '../../calls/call'
import { readText } from '../../calls/json-body'
import { isRecord } from '../../json-object'
import { invalidInput, parserError, PlatformError } from '../../platform-error'
import { isDay } from './seller-acts'
import { todayIn } from './quote-statuses'

const longestComment = 4000
const longestName = 255

/** What a buyer wishes of an offer. */
export interface QuoteWish {
  readonly comments: string | null
  /** The day until which it should hold. */
  readonly lastDay: string | null
  /** What it is to be called; null for the name of its first product. */
  readonly name: string | null
}

/** Reads `comments` and `additionalFields`; 400 for what is too long, for a day that is over and for an unknown field. */
export function readWish(call: Call, body: Record<string, unknown>): QuoteWish {
  const { Name, ExpirationDate, ...others } = readFields(body.additionalFields ?? {})
  const [unknown] = Object.keys(others)
  if (unknown !== undefined)
    throw new PlatformError(400, 'INVALID_FIELD', `No such column '${unknown}' on entity 'Quote'.`)
  const name = Name?.trim() || null
  if (name !== null && name.length > longestName)
    throw invalidInput(`Name is longer than ${longestName} characters.`)
  return { comments: readComment(body, 'comments'), lastDay: readLastDay(call, ExpirationDate), name }
}

/** Text of at most 4,000 characters; null without one. */
export function readComment(body: Record<string, unknown>, member: string): string | null {
  const comment = readText(body, member)
  if (comment === null || comment.length <= longestComment) return comment
  throw invalidInput(`${member} is longer than ${longestComment} characters.`)
}

function readFields(fields: unknown): Readonly<Record<string, string>> {
  if (!isRecord(fields)) throw parserError('additionalFields is not an object.')
  const read = Object.entries(fields).map(([name, value]) => {
    if (typeof value !== 'string') throw parserError(`${name} of additionalFields is not a text.`)
    return [name, value] as const
  })
  return Object.fromEntries(read)
}

function readLastDay({ context, visitor }: Call, text: string | undefined): string | null {
  if (text === undefined || text.trim() === '') return null
  const day = text.trim().slice(0, 10)
  if (isDay(day) && day >= todayIn(context, visitor.shop)) return day
  throw invalidInput('ExpirationDate is a day from today on, such as 2026-12-31.')
}
