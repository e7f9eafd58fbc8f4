import { isResponseError } from '../errors'

/** The platform answered that it did not do it: nothing is left open. */
export const isRefusal = (error: unknown): boolean =>
  isResponseError(error) && error.status >= 400 && error.status < 500 && error.status !== 408
