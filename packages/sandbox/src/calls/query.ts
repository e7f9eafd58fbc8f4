import { PlatformError } from '../platform-error'

/** A whole number from 1 to `most`, undefined when absent; 400 ILLEGAL_QUERY_PARAMETER_VALUE otherwise. */
export function readWholeNumber(
  query: Readonly<Record<string, string>>,
  name: string,
  most: number = Number.MAX_SAFE_INTEGER,
): number | undefined {
  const text = query[name]
  if (text === undefined || text === '') return undefined
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most) throw illegalValue(name)
  return value
}

/** 400 ILLEGAL_QUERY_PARAMETER_VALUE. */
export const illegalValue = (name: string) =>
  new PlatformError(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', `The value of ${name} is not allowed.`)

/** The ids of a comma-separated list. */
export const splitIds = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
