import type { Answer } from './send.ts'
import type { PageVisit } from './addresses.ts'

type Checked = Pick<Answer<PageVisit>, 'visit' | 'status' | 'headers' | 'body'>

/** A busy server may refuse a request if it says when to retry. */
export const busy = 'status 503 with Retry-After'

/** Of the pages without an ETag so many are asked for uncompressed, to be read. */
const plainShare = 4

/**
 * The kind of error of an HTML text; undefined for the page of the address. The canonical link identifies the page, so a
 * page that was kept under a wrong key is noticed.
 */
export const checkHtml = (html: string, path: string) => {
  if (!html.trimEnd().endsWith('</html>')) return 'page cut off'
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''
  const isOwn = URL.parse(canonical)?.pathname === new URL(path, 'http://localhost').pathname
  return isOwn ? undefined : 'page of another address'
}

/**
 * Compressed pages cannot be read, so each is asked for uncompressed first. The ETag is a digest of a page: later answers
 * must have the same one. Pages for one buyer have none; some of them are read every time. A file is no page.
 */
export const createPageCheck = () => {
  const etags = new Map<string, string | undefined>()
  let visits = 0
  const keyOf = ({ kind, path }: PageVisit) => `${kind} ${path}`
  const isPlain = (visit: PageVisit) => {
    const key = keyOf(visit)
    visits += 1
    return !etags.has(key) || (etags.get(key) === undefined && visits % plainShare === 0)
  }
  /** The kind of error of an answer. */
  const errorOf = ({ visit, status, headers, body }: Checked) => {
    const { etag } = headers
    if (status === 503 && headers['retry-after'] !== undefined) return busy
    if (status !== 200) return `status ${status}`
    if (visit.kind === 'file') return undefined
    if (headers['content-encoding'] !== undefined)
      return etags.get(keyOf(visit)) === etag ? undefined : 'another page than the one that was read'
    const error = checkHtml(body, visit.path)
    if (error === undefined) etags.set(keyOf(visit), etag)
    return error
  }
  return { isPlain, errorOf }
}
