import { createPlaceholderIds, isRecordId } from './placeholder-ids'
import { isHarmless, isPublicCall, kindOfMember, placeholders, type TextKind } from './text-kinds'

/** A recorded response without personal data. */
export interface Fixture {
  /** Id of the call, such as `cart.get`. */
  readonly call: string
  /** HTTP status. */
  readonly status: number
  /** The parsed JSON; null for a response without content. */
  readonly body: unknown
}

/**
 * Replaces personal data in responses: in those that belong to a visitor every text that is not known to be harmless,
 * record ids everywhere, and in the shop's own texts whatever was found to be personal. The same text becomes the same
 * placeholder in every response and every run. Amounts, counts and dates stay.
 */
export function sanitise(responses: readonly Fixture[]): readonly Fixture[] {
  const standIns = createPlaceholders()
  const own = responses.map((response) =>
    isPublicCall(response.call) ? response : { ...response, body: sanitiseBody(response.body, '', standIns) },
  )
  return own.map((response) => ({
    ...response,
    body: mapTexts(response.body, standIns.inPublic(response.call)),
  }))
}

interface Placeholders {
  /** The placeholder for a visitor's text. */
  of(member: string, text: string): string
  /** Cleans a text in a response of that call. */
  inPublic(callId: string): (text: string) => string
}

/** Shorter texts would match by chance in the texts of the shop. */
const minimumLength = 4

function createPlaceholders(): Placeholders {
  const found = new Map<string, string>()
  const counts = new Map<TextKind, number>()
  const withoutIds = createPlaceholderIds()
  const next = (kind: TextKind): string => {
    const index = (counts.get(kind) ?? 0) + 1
    counts.set(kind, index)
    return placeholders[kind](index)
  }
  const personal = new Map<string, string>()
  return {
    of: (member, text) => {
      const existing = found.get(text)
      if (existing !== undefined) return existing
      const kind = kindOfMember(member)
      const isId = kind === 'text' && isRecordId(text)
      const placeholder = isId ? withoutIds(text) : next(kind)
      found.set(text, placeholder)
      if (kind !== 'text' && text.length >= minimumLength) personal.set(text, placeholder)
      return placeholder
    },
    inPublic: (callId) =>
      isPublicCall(callId) ? (text) => withoutIds(replaceAll(text, personal)) : (text) => text,
  }
}

const replaceAll = (text: string, found: ReadonlyMap<string, string>): string =>
  [...found].reduce((rest, [original, placeholder]) => rest.replaceAll(original, placeholder), text)

function sanitiseBody(value: unknown, member: string, standIns: Placeholders): unknown {
  if (typeof value === 'string') return isHarmless(member, value) ? value : standIns.of(member, value)
  if (typeof value === 'number') return kindOfMember(member) === 'text' ? value : 0
  if (Array.isArray(value)) return value.map((entry) => sanitiseBody(entry, member, standIns))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, sanitiseBody(inner, nameOf(name, member), standIns)]),
  )
}

/** For `{ value }` and `{ text }` the name of the field counts. */
const nameOf = (name: string, above: string): string => (/^(?:value|text)$/.test(name) ? above : name)

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change)]))
}
