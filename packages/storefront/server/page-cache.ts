import { createHash } from 'node:crypto'
import { chooseEncoding } from './accept-encoding'
import { noCaching, ownCaching, sharedCaching } from './headers'
import type { Given } from './memory-cache'
import type { PackedBody } from './packed-body'
import { packBody } from './packed-body'
import type { SharedVisit } from './shared-visit'

/** A page as everybody gets it who asks for its address and sees its region. */
export interface KeptPage {
  readonly status: number
  /** What belongs to the page itself. */
  readonly headers: Readonly<Record<string, string>>
  /** `Cache-Control` where the region is the shop's first one. */
  readonly caching: string
  /** None where the page leads elsewhere. */
  readonly body: PackedBody | undefined
  readonly etag: string | undefined
}

export interface PageToPack extends Pick<KeptPage, 'status' | 'headers' | 'caching'> {
  readonly html: string | undefined
}

export async function packPage({ html, ...page }: PageToPack): Promise<KeptPage> {
  if (html === undefined) return { ...page, body: undefined, etag: undefined }
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  // Weak: it names the page, whatever its body is packed with.
  return { ...page, body: await packBody(html), etag: `W/"${digest}"` }
}

/** How long a cache on the way may show a page that is true for so long, in ms. */
export const sharedFor = (ms: number): string =>
  ms >= 60_000 ? sharedCaching : `public, max-age=0, s-maxage=${Math.max(0, Math.floor(ms / 1000))}`

/** What of a visitor's request decides how a kept page is sent. */
export interface Requested {
  readonly acceptEncoding: string | null
  readonly ifNoneMatch: string | null
  /** Whether the region is the shop's first one: only such pages may be kept on the way to others too. */
  readonly isFirstRegion: boolean
  /** Whether the response says where the page was found. */
  readonly isDevelopment: boolean
}

/** What a request asks for, which makes this visit. */
export const readRequested = (
  { headers }: Pick<Request, 'headers'>,
  { region }: Pick<SharedVisit, 'region'>,
  isDevelopment: boolean,
): Requested => ({
  acceptEncoding: headers.get('accept-encoding'),
  ifNoneMatch: headers.get('if-none-match'),
  isFirstRegion: region === undefined,
  isDevelopment,
})

/** The response with a kept page; undefined where its body has to be packed first. */
export function sendKept(given: Given<KeptPage>, requested: Requested): Response | undefined {
  const { body, etag, status } = given.value
  const headers = headersOf(given, requested)
  // A condition counts only where the page would be sent with success (RFC 9110, 13.2.1).
  if (status === 200 && etag !== undefined && isKnown(requested.ifNoneMatch, etag))
    return new Response(null, { status: 304, headers })
  if (body === undefined) return new Response(null, { status, headers })
  const encoding = chooseEncoding(requested.acceptEncoding)
  const bytes = body.find(encoding)
  return bytes && sendPacked(bytes, { status, headers, encoding })
}

/** The response with a kept page, in any encoding. */
export async function packAndSend(given: Given<KeptPage>, requested: Requested): Promise<Response> {
  const { body, status } = given.value
  const ready = sendKept(given, requested)
  if (ready !== undefined || body === undefined) return ready ?? new Response(null, { status })
  const encoding = chooseEncoding(requested.acceptEncoding)
  return sendPacked(await body.pack(encoding), { status, headers: headersOf(given, requested), encoding })
}

interface Packed {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly encoding: string
}

function sendPacked(bytes: Buffer<ArrayBuffer>, { status, headers, encoding }: Packed): Response {
  const coding = encoding === 'identity' ? undefined : { 'Content-Encoding': encoding }
  return new Response(bytes, { status, headers: { ...headers, ...coding } })
}

function headersOf({ value, ageMs, from }: Given<KeptPage>, { isFirstRegion, isDevelopment }: Requested) {
  return {
    ...value.headers,
    'Cache-Control': isFirstRegion || value.caching === noCaching ? value.caching : ownCaching,
    Vary: 'Cookie, Accept-Encoding',
    ...(value.etag !== undefined && { ETag: value.etag }),
    Age: String(Math.floor(ageMs / 1000)),
    ...(isDevelopment && { 'X-Cache': from }),
  }
}

/** Whether a visitor has the page already, by an `If-None-Match` header. */
const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => ['*', etag, etag.slice(2)].includes(one.trim())) === true
