import type { Exchange } from './call'

/** 204 without a body. */
export const noContent = (c: Exchange) => c.body(null, 204)

interface AcceptedOptions {
  /** Where to read the result. Default: the path of the call. */
  readonly location?: string
  readonly retryAfterMs?: number
}

/** 202 with Location and Retry-After (whole seconds, at least 1), as the platform responds to unfinished work. */
export function accepted(c: Exchange, body: object, { location, retryAfterMs = 0 }: AcceptedOptions = {}) {
  c.header('Location', location ?? new URL(c.req.url).pathname)
  c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterMs / 1000))))
  return c.json(body, 202)
}
