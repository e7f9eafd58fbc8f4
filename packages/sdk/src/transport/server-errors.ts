import { isTimeoutError } from 'ky'
import type { CheckoutError } from '../contract/delivery-groups/delivery-groups'
import { isShopError, ResponseError, ShopError, type ServerError, type ShopErrorCode } from '../errors/errors'
import { retryAfter } from './retry-after'
import { isRecord } from '../is-record'

/** A response before its body is validated. */
export interface RawResponse {
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  /** Parsed JSON, null for a blank body, or the text of anything that is not JSON. */
  readonly body: unknown
  readonly isJson: boolean
}

/** The error for a response with a failure status. */
export function toResponseError(
  response: RawResponse,
  { code, now }: { readonly code: ShopErrorCode; readonly now: number },
): ResponseError {
  const { url, status, statusText, headers, body } = response
  const retryAfterMs = retryAfter(headers, now)
  return new ResponseError({
    url,
    status,
    statusText,
    code,
    errors: readServerErrors(body, url),
    retryAfterMs,
    namesCsrfToken: namesCsrfToken(response),
  })
}

/** Whether the platform refused a change because of its CSRF token. */
export const namesCsrfToken = ({ status, body }: Pick<RawResponse, 'status' | 'body'>): boolean =>
  status === 403 && toEntries(body).some(namesCsrf)

/** By code or text: neither is documented. */
function namesCsrf(entry: unknown): boolean {
  const { type, message = '' } = readEntry(entry)
  return /csrf/i.test(`${type} ${message}`)
}

/**
 * The platform's errors as `{ type, message }`: an object counts as a list of one, a text or nothing as an empty list.
 * Under `/carts` every error but CART_VALIDATION_ERROR keeps only its code.
 */
export function readServerErrors(body: unknown, url: string): readonly ServerError[] {
  const isCart = isCartUrl(url)
  return toEntries(body).map((entry) => {
    const error = readEntry(entry)
    return isCart && error.type !== 'CART_VALIDATION_ERROR' ? { type: error.type } : error
  })
}

/** The errors of a checkout or an order in the form of a failed call. */
export const toServerErrors = (errors: readonly CheckoutError[]): readonly ServerError[] =>
  errors.map(({ type, message }) => ({ type, ...(message !== null && { message }) }))

/**
 * What a failed fetch throws: the error itself where the caller's own code is mistaken, else why there is no response. ky
 * has told the failures of a connection from mistakes, which have the same class; those of Safari have no stack.
 */
export function toFetchError(error: unknown, signal: AbortSignal | undefined): unknown {
  const isMistake = error instanceof Error && mistakes.test(error.name) && Boolean(error.stack)
  return isMistake && !signal?.aborted ? error : toTransportError(error, signal)
}

const mistakes = /^(?:Range|Reference|Syntax|Type)Error$/

/** Why there is no response: cancelled, too slow, or unreachable. */
export function toTransportError(error: unknown, signal: AbortSignal | undefined): ShopError {
  if (isShopError(error)) return error
  if (signal?.aborted) return new ShopError('ABORTED', 'Aborted', { cause: error })
  if (isTimeoutError(error))
    return new ShopError('TIMEOUT', 'The platform did not answer in time.', { cause: error })
  return new ShopError('NETWORK', 'The platform could not be reached, or CORS does not allow it.', {
    cause: error,
  })
}

/** Whether the path of an address contains `/carts`; the host does not matter. */
function isCartUrl(url: string): boolean {
  return /\/carts(?:\/|$)/.test(url.replace(/^[^/?#]+:\/\/[^/?#]*|[?#].*/g, ''))
}

/** Sign-in and checkout responses wrap their list: `{ errors: [...] }`. */
function toEntries(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body
  if (!isRecord(body)) return []
  return Array.isArray(body.errors) ? body.errors : [body]
}

function readEntry(entry: unknown): ServerError {
  if (typeof entry === 'string') return { type: unknownType, message: entry }
  const members = isRecord(entry) ? entry : {}
  const message = firstText(members, ['message', 'detail', 'title'])
  const values = members.arguments
  return {
    type: firstText(members, ['errorCode', 'type', 'exceptionType', 'code']) ?? unknownType,
    ...(message !== undefined && { message }),
    ...(Array.isArray(values) && { arguments: values }),
  }
}

/** The platform's own code for anything else. */
const unknownType = 'UNKNOWN_EXCEPTION'

function firstText(entry: Record<string, unknown>, names: readonly string[]): string | undefined {
  return names.map((name) => entry[name]).find((value) => typeof value === 'string')
}
