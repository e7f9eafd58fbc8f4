import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error whose response is the platform's: a JSON list of `{ errorCode, message }`. */
export class PlatformError extends Error {
  readonly status: ContentfulStatusCode
  readonly errorCode: string

  constructor(status: ContentfulStatusCode, errorCode: string, message: string) {
    super(message)
    this.name = 'PlatformError'
    this.status = status
    this.errorCode = errorCode
  }
}

/** What work gives, or the error of the platform that it throws. */
export function attempt<T>(work: () => T): T | PlatformError {
  try {
    return work()
  } catch (error) {
    if (error instanceof PlatformError) return error
    throw error
  }
}

/** The body of an error response; also the `result` of a failed batch entry. */
export const errorList = (errorCode: string, message: string) => [{ errorCode, message }]

/** 404 ITEM_NOT_FOUND. */
export const itemNotFound = (what: string) =>
  new PlatformError(404, 'ITEM_NOT_FOUND', `${what} does not exist or is not visible here.`)

/** 404 EFFECTIVE_ACCOUNT_NOT_FOUND. */
export const accountNotFound = () =>
  new PlatformError(404, 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'The buyer may not act for that account.')

/** 400 INVALID_API_INPUT. */
export const invalidInput = (message: string) => new PlatformError(400, 'INVALID_API_INPUT', message)

/** 400 JSON_PARSER_ERROR. */
export const parserError = (message: string) => new PlatformError(400, 'JSON_PARSER_ERROR', message)
