import { isResponseError } from './errors'

/** A refusal that the same request would meet again: it is about what was asked, not about the moment. */
export const isLastingRefusal = (error: unknown): boolean =>
  isResponseError(error) && [400, 403, 404, 410, 422].includes(error.status)

/** The platform says that there is nothing under this address. */
export const isNotFound = (error: unknown): boolean => isResponseError(error) && error.status === 404
