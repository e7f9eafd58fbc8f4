import type { MiddlewareHandler } from 'hono'
import type { Env } from './env'

/** The only origin that pages of the shop at a URL may embed: that of the card field. Undefined for none. */
export type FindFrameOrigin = (url: string) => Promise<string | undefined>

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** For everything but pages: opened directly, it cannot run, load or send anything. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Features of every Chromium (it warns about unknown names) that no page of the shop uses. Copying a code needs
 * `clipboard-write`, which stays allowed.
 */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const permissionsPolicy = unusedFeatures.map((name) => `${name}=()`).join(', ')

/** The policy of a page, which may embed the card field of one origin. */
const pagePolicyWith = (frameOrigin: string | undefined): string =>
  frameOrigin === undefined ? pagePolicy : `${pagePolicy}; frame-src ${frameOrigin}`

interface Responded {
  /** The shop's origin of the request; undefined where the host is not the shop's. */
  readonly origin: string | undefined
  /** The response's `Content-Type`. */
  readonly contentType: string | null
  /** The only origin that a page may embed. @default none */
  readonly frameOrigin?: string | undefined
}

/** The security headers of a response. No other site may embed one: pictures for link previews are fetched by servers. */
export function secureHeaders({
  origin,
  contentType,
  frameOrigin,
}: Responded): Readonly<Record<string, string>> {
  const isPage = isPageType(contentType)
  return {
    'Content-Security-Policy': isPage ? pagePolicyWith(frameOrigin) : closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isPage && { 'Permissions-Policy': permissionsPolicy }),
    ...(origin?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

const isPageType = (contentType: string | null): boolean => contentType?.startsWith('text/html') === true

/**
 * Adds them to every response: pages, files, redirects, refusals, health, and the platform's responses. Keeps headers that
 * a response has already, which may be stricter.
 */
export const addSecureHeaders =
  (findFrameOrigin?: FindFrameOrigin): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next()
    // There is no origin for an unknown host, and for a health check, which may use any host.
    const { origin }: Partial<Env['Variables']> = c.var
    const contentType = c.res.headers.get('content-type')
    const isFramed = origin !== undefined && isPageType(contentType)
    const frameOrigin = isFramed ? await findFrameOrigin?.(origin + c.req.path) : undefined
    const headers = secureHeaders({ origin, contentType, frameOrigin })
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value)
  }

/** For what is everybody's and does not age: shared caches store it for a minute, browsers revalidate each time. */
export const sharedCaching = 'public, max-age=0, s-maxage=60'
/** For pages that differ between guests: the browser may store them, and revalidates each time. */
export const ownCaching = 'private, no-cache'
/** For pages of buyers, and for responses to forms: after a sign-out, Back must show nothing of them. */
export const noCaching = 'private, no-store'
