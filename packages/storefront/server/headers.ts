import type { MiddlewareHandler } from 'hono'
import type { Env } from './files'

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

/** Of what is no page: opened by itself, nothing in it runs, is loaded or sent. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * What every Chromium offers (it warns of a name that it does not know) and no page of the shop uses. Copying a code needs
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

interface Responded {
  /** The shop's origin that was asked; undefined where the host is none of the shop's. */
  readonly origin: string | undefined
  /** The response's `Content-Type`. */
  readonly contentType: string | null
}

/** What this server says with a response. No other site may embed one: pictures for link previews are fetched by servers. */
export function secureHeaders({ origin, contentType }: Responded): Readonly<Record<string, string>> {
  const isPage = contentType?.startsWith('text/html') === true
  return {
    'Content-Security-Policy': isPage ? pagePolicy : closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isPage ? { 'Permissions-Policy': permissionsPolicy } : {}),
    ...(origin?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/**
 * Adds them to whatever leaves: pages, files, redirects, refusals, health, and the platform's responses. What a response
 * says itself stays, for it may be stricter.
 */
export const addSecureHeaders: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  // No origin: the host is none of the shop's, or a health check, which comes under any host.
  const { origin }: Partial<Env['Variables']> = c.var
  const headers = secureHeaders({ origin, contentType: c.res.headers.get('content-type') })
  for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value)
}

/** How long an anonymous page may be kept by a cache in front of the server; the browser always asks. */
export const sharedCaching = 'public, max-age=0, s-maxage=60'
/** For pages that are shown to many, but not to all: the browser may keep them, and asks each time. */
export const ownCaching = 'private, no-cache'
/** For pages that show anything personal, and for answers to forms. */
export const noCaching = 'private, no-store'
