import { isResponseError, isShopError } from './errors'

/**
 * The platform answered that it did not do it, for instance because the session is over, or was never asked because of
 * an id that no record can have: nothing is left open.
 */
export const isRefusal = (error: unknown): boolean =>
  isShopError(error, 'SESSION_ENDED') ||
  isShopError(error, 'INVALID_OPTION') ||
  (isResponseError(error) && error.status >= 400 && error.status < 500 && error.status !== 408)
