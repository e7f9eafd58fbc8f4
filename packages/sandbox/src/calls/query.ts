import { PlatformError } from '../platform-error'

/** A whole number from 1 to `maximum`, undefined when absent; 400 ILLEGAL_QUERY_PARAMETER_VALUE otherwise. */
export function readWholeNumber(
  query: Readonly<Record<string, string>>,
  name: string,
  maximum: number = Number.MAX_SAFE_INTEGER,
): number | undefined {
  const text = query[name]
  if (text === undefined || text === '') return undefined
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > maximum) throw illegalValue(name)
  return value
}

const DEFAULT_PAGE_SIZE = 25
const LARGEST_PAGE = 100

/** The page size that a parameter names, at most 100; 25 when it is absent. */
export const readPageSize = (query: Readonly<Record<string, string>>, name = 'pageSize'): number =>
  readWholeNumber(query, name, LARGEST_PAGE) ?? DEFAULT_PAGE_SIZE

/** 400 ILLEGAL_QUERY_PARAMETER_VALUE. */
export const illegalValue = (name: string) =>
  new PlatformError(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', `The value of ${name} is not allowed.`)

/** The entries of a comma-separated list, without blanks; empty when it is absent. */
export const splitList = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Only the named fields of a list such as `Name,StockKeepingUnit`; all of them without a list, and for `*`. */
export function pickFields<T>(
  fields: Readonly<Record<string, T>>,
  names: readonly string[],
): Record<string, T> {
  if (names.length === 0 || names.includes('*')) return { ...fields }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}
