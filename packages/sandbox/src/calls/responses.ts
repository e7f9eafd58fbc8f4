import { isObject, rejectUnknownMembers } from '../json-object'
import { parserError } from '../platform-error'
import type { Exchange } from './call'

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
