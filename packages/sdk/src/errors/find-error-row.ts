import { errorCatalogue } from './error-catalogue'
import type { ErrorClause, ErrorRow, ErrorSituation } from './error-catalogue-row'
import { isResponseError, isShopError } from './errors'
import type { ResponseError, ShopErrorCode } from './errors'

/** Errors that were not thrown on purpose. */
const unexpected = rowOfClause('8-2')
/** A refusal inside a success, with a sentence for the buyer. */
const reportedRefusal = rowOfClause('8-1')
const refusal = rowOfClause('8-13')
/** A refusal that fails with its status text alone; the response is its cause. */
const lostAccount = rowOfClause('8-15')

/** Rows that a code alone identifies; of several the first is the general one. */
const byCode = new Map<string, ErrorRow>(
  errorCatalogue
    .filter(({ code, family }) => family !== 'notification' && code !== 'log')
    .toReversed()
    .map((row) => [row.code, row]),
)

/** Codes that only say that the platform refused; its own list has the reasons. */
const refusals: readonly ShopErrorCode[] = ['RESPONSE', 'INVALID_CONFIG']

/**
 * The row of the catalogue for a caught value: by its code, a refusal by the first known code in the platform's list,
 * else by its status. Errors that were not thrown on purpose have the row of clause 8-2.
 */
export function findErrorRow(error: unknown): ErrorRow {
  if (!isShopError(error)) return unexpected
  if (isResponseError(error) && refusals.includes(error.code)) return rowOfResponse(error)
  if (error.code === 'RESPONSE') return isResponseError(error.cause) ? lostAccount : reportedRefusal
  return byCode.get(error.code) ?? unexpected
}

function rowOfResponse(error: ResponseError): ErrorRow {
  const { errors, status, code } = error
  const prescribed = errors.map(({ message }) => rowOfText(message)).find((row) => row !== undefined)
  const existing = errors.map(({ type }) => (isVague(type) ? undefined : byCode.get(type)))
  return (
    prescribed ??
    byCode.get(situationOf(error) ?? '') ??
    existing.find((row) => row !== undefined) ??
    rowOfStatus(status, code)
  )
}

/** What the response is by its call, or by the words of its body. */
function situationOf({ url, status, errors, namesCsrfToken }: ResponseError): ErrorSituation | undefined {
  const path = url.replace(/[?#].*/, '')
  if (namesCsrfToken) return 'CSRF_TOKEN_REFUSED'
  if (status === 401 && path.endsWith('/services/apexrest/auth/login')) return 'WRONG_PASSWORD'
  if (status !== 404) return undefined
  // A class may respond 404 itself, to what it does not find.
  const isUnknown = errors.length === 0 || errors.some(({ type }) => type === 'NOT_FOUND')
  const isMissing =
    /\/(?:lwr\/apex\/|apex\/execute$)/.test(path) || (path.includes('/apexrest/') && isUnknown)
  return isMissing ? 'SERVER_ACTION_MISSING' : undefined
}

function rowOfStatus(status: number, code: ShopErrorCode): ErrorRow {
  return byCode.get(`HTTP ${status >= 500 ? 500 : status}`) ?? byCode.get(code) ?? refusal
}

/** A platform message that the specification prescribes literally. */
function rowOfText(message: string | undefined): ErrorRow | undefined {
  return errorCatalogue.find(
    ({ family, text }) => family === 'response' && text !== undefined && text === message,
  )
}

/** An entry without a code has this one; its status then tells more. */
function isVague(type: string): boolean {
  return type === 'UNKNOWN_EXCEPTION'
}

function rowOfClause(clause: ErrorClause): ErrorRow {
  const row = errorCatalogue.find((one) => one.clause === clause)
  if (row) return row
  throw new RangeError(`the error catalogue lacks ${clause}`)
}
