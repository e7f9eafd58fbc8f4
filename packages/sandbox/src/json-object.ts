import { parserError } from './platform-error'

/** Whether a value is a JSON object, neither list nor null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a JSON text; undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The same object without its undefined members. */
export function withoutUndefined<T extends object>(value: T): Defined<T> {
  // Leaving out the undefined members is what the type says.
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Defined<T>
}

/** Fails with 400 JSON_PARSER_ERROR when `value` has a member that is not in `allowed`. For nested objects. */
export function rejectUnknownMembers(value: object, allowed: readonly string[]): void {
  const unknown = Object.keys(value).find((member) => !allowed.includes(member))
  if (unknown !== undefined) throw parserError(`Unrecognized field "${unknown}"`)
}

/**
 * A nested JSON object with no other members than the `allowed` ones; 400 JSON_PARSER_ERROR otherwise. `name` begins
 * the message.
 */
export function readObject(
  value: unknown,
  name: string,
  allowed: readonly string[],
): Record<string, unknown> {
  if (!isRecord(value)) throw parserError(`${name} is not an object.`)
  rejectUnknownMembers(value, allowed)
  return value
}
