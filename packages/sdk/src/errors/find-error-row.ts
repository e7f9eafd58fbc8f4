import { errorCatalogue } from './error-catalogue'
import type { ErrorClause, ErrorRow } from './error-catalogue-row'
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

function rowOfResponse({ errors, status, code }: ResponseError): ErrorRow {
  const prescribed = errors.map(({ message }) => rowOfText(message)).find((row) => row !== undefined)
  const existing = errors.map(({ type }) => (isVague(type) ? undefined : byCode.get(type)))
  return prescribed ?? existing.find((row) => row !== undefined) ?? rowOfStatus(status, code)
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
