import { createMiddleware } from 'hono/factory'
import { parserError, PlatformError } from '../platform-error'
import type { Env } from './call'

/** A body of so many bytes, or more, is refused. */
const firstRefusedSize = 1_000_000

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** A body that is too large is read to its end, so that its sender gets the answer; but no further than this. */
const lastReadSize = 16_000_000

/** What counts as JSON; `text/plain` is what fetch names a text when its caller names nothing. */
const jsonType = /^(application\/([\w.-]+\+)?json|text\/plain)\s*(;|$)/i

/**
 * Reads the body of a request once, whether or not its length was announced. 413 from 1 MB on; 400 when it ends
 * before its end. Routes then have it by `c.req.text()`.
 */
export const limitedBody = createMiddleware<Env>(async (c, next) => {
  const body = reads.has(c.req.method) ? null : c.req.raw.body
  if (body) {
    // as Hono keeps it, whose type says the text and whose code a promise of it
    Object.assign(c.req.bodyCache, { text: Promise.resolve(await readText(body)) })
  }
  await next()
})

/** Refuses a body that is not JSON: 415 by its type, 400 JSON_PARSER_ERROR by its content. */
export const jsonBody = createMiddleware<Env>(async (c, next) => {
  const text = await Promise.resolve(c.req.bodyCache.text ?? '')
  if (text.trim() !== '') {
    requireJsonType(c.req.header('Content-Type'))
    if (!isJson(text)) throw parserError('The body is not JSON.')
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

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const tooLarge = () => new PlatformError(413, 'LIMIT_EXCEEDED', 'A body is smaller than 1 MB.')
