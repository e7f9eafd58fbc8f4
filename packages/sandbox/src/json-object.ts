import { parserError } from './platform-error'

/** Whether a value is a JSON object, neither list nor null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fails with 400 JSON_PARSER_ERROR when `value` has a member that is not in `allowed`. For nested objects. */
export function rejectUnknownMembers(value: object, allowed: readonly string[]): void {
  const unknown = Object.keys(value).find((member) => !allowed.includes(member))
  if (unknown !== undefined) throw parserError(`Unrecognized field "${unknown}"`)
}
