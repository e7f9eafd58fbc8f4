import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { noCaching } from '../http/headers'
import { plainPage } from '../http/plain-page'
import { logEvent } from '../log/request-log'

/** The request bodies that a route accepts. */
export interface BodyLimits {
  /** Media types, in lower case and without parameters. */
  readonly types: readonly string[]
  readonly maxBytes: number
  /** How many fields a form may have. For other bodies no limit. */
  readonly maxFields?: number
  /** What a visitor reads instead of a line. */
  readonly refusalPage?: (url: string, status: 413 | 415) => Promise<Response>
}

/**
 * A form of a page. The longest legitimate one is a withdrawal of 100 lines of 500 characters; the one with the most fields
 * orders 500 items again, with two fields each.
 */
export const pageForm: BodyLimits = {
  types: ['application/x-www-form-urlencoded'],
  maxBytes: 64 * 1024,
  maxFields: 1_100,
}

/** The form of an order list, which may come with a file of 2 MB. */
export const orderListForm: BodyLimits = {
  types: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  maxBytes: 2_600_000,
  refusalPage: (url, status) => plainPage(url, 'tooLarge', { status }),
}

/**
 * Refuses a body that the route does not accept, before anything else reads it: 415 for another media type, 413 for too
 * many bytes, by `Content-Length` or counted while they arrive, and for too many fields. An accepted body has been read
 * completely.
 */
export function limitBody({ types, maxBytes, maxFields, refusalPage }: BodyLimits): MiddlewareHandler {
  const refuse = async (c: Context, status: 413 | 415, text: string): Promise<Response> => {
    logEvent('body-refused')
    if (refusalPage !== undefined) return await refusalPage(c.req.url, status)
    return c.text(text, status, { 'Cache-Control': noCaching })
  }
  const limitBytes = bodyLimit({
    maxSize: maxBytes,
    onError: (c) => refuse(c, 413, 'Content too large'),
  })
  return async (c, next) => {
    if (isEmpty(c.req.raw)) return next()
    if (!types.includes(mediaType(c.req.raw.headers))) {
      return await refuse(c, 415, 'Unsupported media type')
    }
    let tooMany: Response | undefined
    const tooLarge = await limitBytes(c, async () => {
      const body = await c.req.arrayBuffer()
      if (maxFields !== undefined && countFields(new TextDecoder().decode(body)) > maxFields) {
        tooMany = await refuse(c, 413, 'Too many fields')
      } else {
        c.req.raw = new Request(c.req.raw, { body })
        await next()
      }
    })
    return tooLarge ?? tooMany
  }
}

/** Node gives every request but GET and HEAD a stream; its headers say whether there is a body. */
const isEmpty = ({ body, headers }: Request): boolean =>
  body === null ||
  headers.get('content-length') === '0' ||
  !['content-length', 'transfer-encoding', 'content-type'].some((name) => headers.has(name))

const mediaType = (headers: Headers): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

function countFields(text: string): number {
  let count = 1
  for (let index = text.indexOf('&'); index >= 0; index = text.indexOf('&', index + 1)) count += 1
  return count
}
