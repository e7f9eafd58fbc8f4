import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Exchange } from './sandbox-context'

/** An error that the app answers as the platform does: a JSON list of `{ errorCode, message }`. */
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

/** The body of an error answer; also the `result` of a failed batch entry. */
export const errorList = (errorCode: string, message: string) => [{ errorCode, message }]

/** 404 ITEM_NOT_FOUND. */
export const itemNotFound = (what: string) =>
  new PlatformError(404, 'ITEM_NOT_FOUND', `${what} does not exist or is not visible here.`)

/** 400 INVALID_API_INPUT. */
export const invalidInput = (message: string) => new PlatformError(400, 'INVALID_API_INPUT', message)

/** 204 without a body. */
export const noContent = (c: Exchange) => c.body(null, 204)

/** 202 with Location and Retry-After (whole seconds, at least 1), as the platform answers unfinished work. */
export function accepted(c: Exchange, body: object, { location, retryAfterMs = 0 }: AcceptedOptions = {}) {
  c.header('Location', location ?? new URL(c.req.url).pathname)
  c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterMs / 1000))))
  return c.json(body, 202)
}

interface AcceptedOptions {
  readonly location?: string
  readonly retryAfterMs?: number
}

/**
 * Reads the request body as a JSON object with no other members than the `allowed` ones.
 * A blank body is an empty object; anything else fails with 400 JSON_PARSER_ERROR, as on the platform.
 */
export async function readBody(c: Exchange, allowed: readonly string[]): Promise<Record<string, unknown>> {
  const body = parseObject(await c.req.text())
  rejectUnknownMembers(body, allowed)
  return body
}

/** Fails with 400 JSON_PARSER_ERROR when `value` has a member that is not in `allowed`. For nested objects. */
export function rejectUnknownMembers(value: object, allowed: readonly string[]): void {
  const unknown = Object.keys(value).find((member) => !allowed.includes(member))
  if (unknown !== undefined) throw parserError(`Unrecognized field "${unknown}"`)
}

/** 400 JSON_PARSER_ERROR. */
export const parserError = (message: string) => new PlatformError(400, 'JSON_PARSER_ERROR', message)

/** Whether a value is a JSON object, neither list nor null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseObject(text: string): Record<string, unknown> {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
  } catch {
    throw parserError('The body is not JSON.')
  }
  throw parserError('The body is not a JSON object.')
}
