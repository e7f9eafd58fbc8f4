import { createHash } from 'node:crypto'
import { chooseEncoding, compressBody } from './body-encoding'
import { noCaching, ownCaching } from '../http/headers'
import type { CacheAges, CacheResult } from './memory-cache'
import type { CompressedBody } from './body-encoding'
import type { PageVariant } from './page-variant'

const [second, minute, hour] = [1_000, 60_000, 3_600_000]

/** How long a page is shown as it is, while it is renewed, and while the platform fails. */
export const pageAges: CacheAges = {
  freshMs: minute,
  staleMs: 10 * minute,
  outageMs: hour,
  retryPauseMs: 5 * second,
}

/** A page that all anonymous visitors with the same URL and region share. */
export interface CachedPage {
  readonly status: number
  /** The page's own headers. */
  readonly headers: Readonly<Record<string, string>>
  /** Whether anything may store it. */
  readonly isStorable: boolean
  /** Undefined for a redirect. */
  readonly body: CompressedBody | undefined
  readonly etag: string | undefined
}

export interface PageToCache extends Pick<CachedPage, 'status' | 'headers' | 'isStorable'> {
  readonly html: string | undefined
}

export async function createCachedPage({ html, ...page }: PageToCache): Promise<CachedPage> {
  if (html === undefined) return { ...page, body: undefined, etag: undefined }
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  // Weak, because it is the same for all encodings of the body.
  return { ...page, body: await compressBody(html), etag: `W/"${digest}"` }
}

/** How long shared caches take a page that is being renewed here for fresh, in ms. */
const renewalMs = 10_000

/**
 * The headers of a page for shared caches, which may show it no longer than this process would. Their count begins at its
 * age, but nginx's now. Browsers revalidate each time: none of them navigates to a page that is being revalidated.
 */
export function sharedHeaders({
  ageMs,
  endsInMs,
}: Pick<CacheResult<CachedPage>, 'ageMs' | 'endsInMs'>): Readonly<Record<string, string>> {
  const { freshMs, staleMs, outageMs } = pageAges
  const age = Math.floor(ageMs / 1000)
  /** The age at which something ends, at the latest with the page. */
  const secondsAt = (ms: number) => Math.max(age, Math.floor(Math.min(ms, ageMs + endsInMs) / 1000))
  const freshAge = secondsAt(ageMs < freshMs ? freshMs : ageMs + renewalMs)
  const after = (ms: number) => Math.max(0, secondsAt(ms) - freshAge)
  const directives = [
    `public, max-age=0, s-maxage=${freshAge}`,
    `stale-while-revalidate=${after(staleMs)}`,
    `stale-if-error=${after(outageMs)}`,
  ]
  return { 'Cache-Control': directives.join(', '), 'X-Accel-Expires': String(freshAge - age) }
}

/** How a cached page is sent for one request. */
export interface SendOptions {
  readonly request: Pick<Request, 'headers'>
  /** Shared caches may store a page for the shop's first region only. */
  readonly variant: Pick<PageVariant, 'region'>
  /** Adds `X-Cache`. */
  readonly isDevelopment: boolean
}

/** The response with a cached page. */
export async function sendCached(
  result: CacheResult<CachedPage>,
  { request, variant, isDevelopment }: SendOptions,
): Promise<Response> {
  const { body, etag, status, isStorable } = result.value
  const isShared = isStorable && variant.region === undefined
  const headers = {
    ...result.value.headers,
    ...(isShared ? sharedHeaders(result) : { 'Cache-Control': isStorable ? ownCaching : noCaching }),
    Vary: 'Cookie, Accept-Encoding',
    ...(etag !== undefined && { ETag: etag }),
    Age: String(Math.floor(result.ageMs / 1000)),
    ...(isDevelopment && { 'X-Cache': result.from }),
  }
  // A condition counts only for a successful response (RFC 9110, 13.2.1).
  if (status === 200 && etag !== undefined && matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  if (body === undefined) return new Response(null, { status, headers })
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  const coding = encoding === 'identity' ? undefined : { 'Content-Encoding': encoding }
  return new Response(await body.encode(encoding), { status, headers: { ...headers, ...coding } })
}

/** Whether an `If-None-Match` header has this ETag. */
const matchesEtag = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim())) === true
