import { createHash } from 'node:crypto'
import { chooseEncoding, compressBody } from './body-encoding'
import { noCaching, ownCaching, sharedCaching } from './headers'
import type { CacheResult } from './memory-cache'
import type { CompressedBody } from './body-encoding'
import type { PageVariant } from './page-variant'

/** A page that all anonymous visitors with the same URL and region share. */
export interface CachedPage {
  readonly status: number
  /** The page's own headers. */
  readonly headers: Readonly<Record<string, string>>
  /** `Cache-Control` where the region is the shop's first one. */
  readonly caching: string
  /** Undefined for a redirect. */
  readonly body: CompressedBody | undefined
  readonly etag: string | undefined
}

export interface PageToCache extends Pick<CachedPage, 'status' | 'headers' | 'caching'> {
  readonly html: string | undefined
}

export async function createCachedPage({ html, ...page }: PageToCache): Promise<CachedPage> {
  if (html === undefined) return { ...page, body: undefined, etag: undefined }
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  // Weak, because it is the same for all encodings of the body.
  return { ...page, body: await compressBody(html), etag: `W/"${digest}"` }
}

/** `Cache-Control` for shared caches, of a page that is valid for this time, in ms. */
export const sharedCachingFor = (ms: number): string =>
  ms >= 60_000 ? sharedCaching : `public, max-age=0, s-maxage=${Math.max(0, Math.floor(ms / 1000))}`

/** How a cached page is sent for one request. */
export interface SendOptions {
  readonly acceptEncoding: string | null
  readonly ifNoneMatch: string | null
  /** Whether the region is the shop's first one: shared caches may store only such pages. */
  readonly isFirstRegion: boolean
  /** Adds `X-Cache`. */
  readonly isDevelopment: boolean
}

export const readSendOptions = (
  { headers }: Pick<Request, 'headers'>,
  { region }: Pick<PageVariant, 'region'>,
  isDevelopment: boolean,
): SendOptions => ({
  acceptEncoding: headers.get('accept-encoding'),
  ifNoneMatch: headers.get('if-none-match'),
  isFirstRegion: region === undefined,
  isDevelopment,
})

/** The response with a cached page; undefined where its body has to be compressed first. */
export function sendCached(result: CacheResult<CachedPage>, options: SendOptions): Response | undefined {
  const { body, etag, status } = result.value
  const headers = headersOf(result, options)
  // A condition counts only for a successful response (RFC 9110, 13.2.1).
  if (status === 200 && etag !== undefined && matchesEtag(options.ifNoneMatch, etag))
    return new Response(null, { status: 304, headers })
  if (body === undefined) return new Response(null, { status, headers })
  const encoding = chooseEncoding(options.acceptEncoding)
  const bytes = body.find(encoding)
  return bytes && sendCompressed(bytes, { status, headers, encoding })
}

/** The response with a cached page, in any encoding. */
export async function compressAndSend(
  result: CacheResult<CachedPage>,
  options: SendOptions,
): Promise<Response> {
  const { body, status } = result.value
  const ready = sendCached(result, options)
  if (ready !== undefined || body === undefined) return ready ?? new Response(null, { status })
  const encoding = chooseEncoding(options.acceptEncoding)
  return sendCompressed(await body.compress(encoding), {
    status,
    headers: headersOf(result, options),
    encoding,
  })
}

interface CompressedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly encoding: string
}

function sendCompressed(
  bytes: Buffer<ArrayBuffer>,
  { status, headers, encoding }: CompressedResponse,
): Response {
  const coding = encoding === 'identity' ? undefined : { 'Content-Encoding': encoding }
  return new Response(bytes, { status, headers: { ...headers, ...coding } })
}

function headersOf(
  { value, ageMs, from }: CacheResult<CachedPage>,
  { isFirstRegion, isDevelopment }: SendOptions,
) {
  return {
    ...value.headers,
    'Cache-Control': isFirstRegion || value.caching === noCaching ? value.caching : ownCaching,
    Vary: 'Cookie, Accept-Encoding',
    ...(value.etag !== undefined && { ETag: value.etag }),
    Age: String(Math.floor(ageMs / 1000)),
    ...(isDevelopment && { 'X-Cache': from }),
  }
}

/** Whether an `If-None-Match` header has this ETag. */
const matchesEtag = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim())) === true
