import { errorCatalogue } from './error-catalogue'
import type { ErrorClause, ErrorRow } from './error-catalogue-row'
import { isResponseError, isShopError } from './errors'
import type { ResponseError, ShopErrorCode } from './errors'

/** What the specification calls unexpected: nobody threw it on purpose. */
const unexpected = rowOfClause('8-2')
/** A refusal that came inside a success, with a sentence for the buyer. */
const reportedRefusal = rowOfClause('8-1')
const refusal = rowOfClause('8-13')
/** A refusal that fails with its status text alone; the answer itself is the cause. */
const lostAccount = rowOfClause('8-15')

/** The rows that a code alone leads to; of several the first is the general one. */
const byCode = new Map<string, ErrorRow>(
  errorCatalogue
    .filter(({ code, family }) => family !== 'notification' && code !== 'log')
    .toReversed()
    .map((row) => [row.code, row]),
)

/** Codes that say no more than that the platform refused; its own list says why. */
const refusals: readonly ShopErrorCode[] = ['RESPONSE', 'INVALID_CONFIG']

/**
 * The row of the catalogue that a caught value belongs to: by its code, a refusal of the platform by the first
 * code in its list that is known, else by its status. What nobody threw on purpose is the row of clause 8-2.
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

/** A platform message that the specification knows to the letter [8-31]. */
function rowOfText(message: string | undefined): ErrorRow | undefined {
  return errorCatalogue.find(
    ({ family, text }) => family === 'answer' && text !== undefined && text === message,
  )
}

/** An entry without a code counts as this one; its status then tells more. */
function isVague(type: string): boolean {
  return type === 'UNKNOWN_EXCEPTION'
}

function rowOfClause(clause: ErrorClause): ErrorRow {
  const row = errorCatalogue.find((one) => one.clause === clause)
  if (row) return row
  throw new RangeError(`the error catalogue lacks ${clause}`)
}
