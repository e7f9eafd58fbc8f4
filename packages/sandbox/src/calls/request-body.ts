import { createMiddleware } from 'hono/factory'
import { parseJson } from '../json-object'
import { parserError, PlatformError } from '../platform-error'
import type { Env } from './call'

/** A body of this many bytes or more is refused. */
const firstRefusedSize = 1_000_000

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** A refused body is read to its end, so that its sender gets the response, but not beyond this many bytes. */
const lastReadSize = 16_000_000

/** What counts as JSON; `text/plain` is the default of `fetch` for a text. */
const jsonType = /^(application\/([\w.-]+\+)?json|text\/plain)\s*(;|$)/i

/**
 * Reads the body of a request, with or without a Content-Length, for `c.req.text()` of the routes. 413 from 1 MB on; 400
 * when it breaks off. Hono's own body limit would cancel the upload, so that the sender might miss the response.
 */
export const limitedBody = createMiddleware<Env>(async (c, next) => {
  const body = reads.has(c.req.method) ? null : c.req.raw.body
  if (body) {
    // Hono stores a promise of the text here, although its type says the text
    Object.assign(c.req.bodyCache, { text: Promise.resolve(await readText(body)) })
  }
  await next()
})

/** Refuses a body that is not JSON: 415 by its type, 400 JSON_PARSER_ERROR by its content. */
export const jsonBody = createMiddleware<Env>(async (c, next) => {
  const text = await Promise.resolve(c.req.bodyCache.text ?? '')
  if (text.trim() !== '') {
    requireJsonType(c.req.header('Content-Type'))
    if (parseJson(text) === undefined) throw parserError('The body is not JSON.')
  }
  await next()
})

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  while (size < lastReadSize) {
    const { done, value } = await readChunk(reader)
    if (done && size >= firstRefusedSize) throw tooLarge()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size < firstRefusedSize) text += decoder.decode(value, { stream: true })
  }
  await reader.cancel()
  throw tooLarge()
}

async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch {
    throw parserError('The body ended early.')
  }
}

function requireJsonType(type: string | undefined): void {
  if (type === undefined || jsonType.test(type)) return
  throw new PlatformError(415, 'UNSUPPORTED_MEDIA_TYPE', 'A body is application/json.')
}

const tooLarge = () => new PlatformError(413, 'LIMIT_EXCEEDED', 'A body is smaller than 1 MB.')
