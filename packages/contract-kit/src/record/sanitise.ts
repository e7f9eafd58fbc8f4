import { createStandInIds, isRecordId } from './stand-in-ids'
import { isHarmless, isPublicCall, kindOfMember, standIns, type TextKind } from './text-kinds'

/** An answer as it is kept. */
export interface Fixture {
  readonly call: string
  readonly status: number
  readonly body: unknown
}

/**
 * Replaces in answers whatever may be somebody's: in the answers to a visitor every text that is not known to be
 * harmless, record ids everywhere, and in the shop's own texts whatever was found to be somebody's. The same text
 * becomes the same stand-in, in every answer and in every run. Amounts, counts and moments stay.
 */
export function sanitise(responses: readonly Fixture[]): readonly Fixture[] {
  const standIns = createStandIns()
  const own = responses.map((response) =>
    isPublicCall(response.call) ? response : { ...response, body: cleanOwn(response.body, '', standIns) },
  )
  return own.map((response) => ({
    ...response,
    body: mapTexts(response.body, standIns.inPublic(response.call)),
  }))
}

interface StandIns {
  /** What stands in for a text of a visitor. */
  of(member: string, text: string): string
  /** Cleans the texts of a whole answer of that call. */
  inPublic(callId: string): (text: string) => string
}

/** A shorter text would be found by chance in the texts of the shop. */
const shortestFound = 4

function createStandIns(): StandIns {
  const found = new Map<string, string>()
  const counts = new Map<TextKind, number>()
  const withoutIds = createStandInIds()
  const next = (kind: TextKind): string => {
    const index = (counts.get(kind) ?? 0) + 1
    counts.set(kind, index)
    return standIns[kind](index)
  }
  const personal = new Map<string, string>()
  return {
    of: (member, text) => {
      const existing = found.get(text)
      if (existing !== undefined) return existing
      const kind = kindOfMember(member)
      const isId = kind === 'text' && isRecordId(text)
      const standIn = isId ? withoutIds(text) : next(kind)
      found.set(text, standIn)
      if (kind !== 'text' && text.length >= shortestFound) personal.set(text, standIn)
      return standIn
    },
    inPublic: (callId) =>
      isPublicCall(callId) ? (text) => withoutIds(replaceAll(text, personal)) : (text) => text,
  }
}

const replaceAll = (text: string, found: ReadonlyMap<string, string>): string =>
  [...found].reduce((rest, [original, standIn]) => rest.replaceAll(original, standIn), text)

function cleanOwn(value: unknown, member: string, standIns: StandIns): unknown {
  if (typeof value === 'string') return isHarmless(member, value) ? value : standIns.of(member, value)
  if (typeof value === 'number') return kindOfMember(member) === 'text' ? value : 0
  if (Array.isArray(value)) return value.map((entry) => cleanOwn(entry, member, standIns))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cleanOwn(inner, nameOf(name, member), standIns)]),
  )
}

/** A field's value is about what the field is named after. */
const nameOf = (name: string, above: string): string => (/^(?:value|text)$/.test(name) ? above : name)

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change)]))
}
