import { isResponseError, isShopError } from './errors'

/** Whether the same request would be refused again: the reason is the request, not the moment. */
export const isLastingRefusal = (error: unknown): boolean =>
  isResponseError(error) && [400, 403, 404, 410, 422].includes(error.status)

/** Whether the platform has nothing under this address. */
export const isNotFound = (error: unknown): boolean => isResponseError(error) && error.status === 404

/**
 * Whether the platform refused the call as such, whatever it was about: the session, the token or the address was wrong,
 * and nothing was done. A session that ended for another reason than this call is none.
 */
export const isCallRefusal = (error: unknown): boolean => {
  const response = isShopError(error, 'SESSION_ENDED') ? error.cause : error
  return isResponseError(response) && [401, 403, 404, 405].includes(response.status)
}

/** For `catch`: null for a 404; throws any other error. */
export function nullWhenNotFound(error: unknown): null {
  if (isNotFound(error)) return null
  throw error
}

/** Errors of calls that were not sent, because the front's own code failed before. */
const unsent = new WeakSet<Error>()

/** Remembers that a call was not sent because of this error, and returns it. */
export function markUnsent(error: unknown): unknown {
  if (error instanceof Error) unsent.add(error)
  return error
}

/** Whether a call was not sent because of this error. */
export const isUnsent = (error: unknown): boolean => error instanceof Error && unsent.has(error)

/**
 * Whether a change was certainly not made: the platform refused it, the session is over, or it was never sent, because of
 * an impossible id or because the front's own code failed before.
 */
export const isRefusal = (error: unknown): boolean =>
  isUnsent(error) ||
  isShopError(error, 'SESSION_ENDED') ||
  isShopError(error, 'INVALID_OPTION') ||
  (isResponseError(error) && error.status >= 400 && error.status < 500 && error.status !== 408)
