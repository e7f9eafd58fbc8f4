import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/**
 * The outcome of a request: a response, or the code of the failure.
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Received
 * @typedef {{ ms: number } & (Received | { code: string })} Outcome
 */

/** @type {Readonly<Record<string, string>>} */
const connectionErrors = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  EPIPE: 'connection reset',
  TIMEOUT: 'timeout',
}

/** @type {Readonly<Record<string, (packed: Buffer) => Buffer>>} */
const unpackers = { gzip: gunzipSync, br: brotliDecompressSync, identity: (body) => body }

/** @param {Received} received */
const readText = ({ headers, body }) => {
  const unpack = unpackers[headers['content-encoding'] ?? 'identity']
  try {
    return unpack?.(body).toString()
  } catch {
    return undefined
  }
}

/**
 * The kind of error of an HTML text; undefined for the correct page of the address. The canonical link identifies the
 * page, so a page cached under a wrong key is noticed.
 * @param {string} html
 * @param {string} path
 */
export const checkPage = (html, path) => {
  if (!html.trimEnd().endsWith('</html>')) return 'page cut off'
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''
  const isOwn = URL.parse(canonical)?.pathname === new URL(path, canonical || 'http://localhost').pathname
  return isOwn ? undefined : 'page of another address'
}

/** A busy server may refuse a request if it says when to retry. */
export const busy = 'status 503 with Retry-After'

/** @param {Received} received */
const checkStatus = ({ status, headers }) => {
  if (status === 200) return undefined
  return status === 503 && headers['retry-after'] !== undefined ? busy : `status ${status}`
}

/**
 * Creates a function that returns the kind of error of an outcome, or undefined. A body that equals the last correct one
 * of its address is not decompressed again, which keeps the check cheap.
 */
export const createResponseCheck = () => {
  /** @type {Map<string, Buffer>} */
  const right = new Map()
  /** @param {string} path @param {Received} received */
  const checkBody = (path, received) => {
    if (right.get(path)?.equals(received.body) === true) return undefined
    const html = readText(received)
    const error = html === undefined ? 'unreadable body' : checkPage(html, path)
    if (error === undefined) right.set(path, received.body)
    return error
  }
  /**
   * @param {string} path
   * @param {Outcome} outcome
   * @param {{ isPage: boolean }} expected a file has no canonical link
   */
  return (path, outcome, { isPage }) => {
    if ('code' in outcome) return connectionErrors[outcome.code] ?? `connection ${outcome.code}`
    return checkStatus(outcome) ?? (isPage ? checkBody(path, outcome) : undefined)
  }
}
