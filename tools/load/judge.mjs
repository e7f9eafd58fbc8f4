import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/**
 * What came of a request: a response, or the code of the failure.
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
 * The kind of error that an HTML text is for an address; undefined for the address's own page. The canonical link says
 * whose page it is, so a page kept under a wrong key is noticed.
 * @param {string} html
 * @param {string} path
 */
export const judgePage = (html, path) => {
  if (!html.trimEnd().endsWith('</html>')) return 'page cut off'
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''
  const isOwn = URL.parse(canonical)?.pathname === new URL(path, canonical || 'http://localhost').pathname
  return isOwn ? undefined : 'page of another address'
}

/** A server that has too much to do may say so, if it says when to come back. */
export const busy = 'status 503 with Retry-After'

/** @param {Received} received */
const judgeStatus = ({ status, headers }) => {
  if (status === 200) return undefined
  return status === 503 && headers['retry-after'] !== undefined ? busy : `status ${status}`
}

/**
 * Creates the judge of a run: it gives the kind of error that an outcome is, or undefined. A body that is the same as
 * the last right one of its address is not unpacked again, so that judging stays cheap.
 */
export const createJudge = () => {
  /** @type {Map<string, Buffer>} */
  const right = new Map()
  /** @param {string} path @param {Received} received */
  const judgeBody = (path, received) => {
    if (right.get(path)?.equals(received.body) === true) return undefined
    const html = readText(received)
    const error = html === undefined ? 'unreadable body' : judgePage(html, path)
    if (error === undefined) right.set(path, received.body)
    return error
  }
  /**
   * @param {string} path
   * @param {Outcome} outcome
   * @param {{ isPage: boolean }} expected a file has no mark of its own
   */
  return (path, outcome, { isPage }) => {
    if ('code' in outcome) return connectionErrors[outcome.code] ?? `connection ${outcome.code}`
    return judgeStatus(outcome) ?? (isPage ? judgeBody(path, outcome) : undefined)
  }
}
