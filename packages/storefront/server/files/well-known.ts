import { canonicalBasePath, defaultLocale, parseShopUrl, shopLocales } from '@cartonnage/sdk/rules'
import type { ShopLocale, ShopType } from '@cartonnage/sdk/rules'
import { paths } from '../../src/shell/paths'
import { shopSettings } from '../../src/shell/shop-settings'
import { hasSessionCookie } from '../../src/shell/session-cookie'
import { noCaching } from '../http/headers'

export interface WellKnownOptions {
  /** Where to report a weakness, a URI. @default the shop's e-mail address */
  readonly securityContact?: string | undefined
  readonly now?: () => number
}

/** How long the contact is good for, in ms: the response is made anew each time, so it is never stale. */
const validMs = 180 * 86_400_000

/** Responds to what is at the same path of every site (RFC 8615); undefined for any other. */
export function respondToWellKnown(request: Request, options: WellKnownOptions = {}): Response | undefined {
  switch (new URL(request.url).pathname) {
    case '/.well-known/security.txt':
      return securityText(request, options)
    case '/.well-known/change-password':
      return toPassword(request)
    default:
      return undefined
  }
}

/** Whom to tell about a weakness: RFC 9116. */
function securityText({ url }: Request, { securityContact, now = Date.now }: WellKnownOptions): Response {
  const { origin, shop } = parseShopUrl(url)
  const lines = [
    `Contact: ${securityContact ?? `mailto:${shopSettings[shop].email}`}`,
    `Expires: ${new Date(now() + validMs).toISOString()}`,
    'Preferred-Languages: de, fr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}

/**
 * Where password managers lead: to the sign-in, which says who helps with a password. A buyer who is signed in would be
 * led on from there, so they get the page with the help itself.
 */
function toPassword(request: Request): Response {
  const { origin, shop } = parseShopUrl(request.url)
  const locale = preferredLocale(request.headers.get('accept-language') ?? '', shop)
  const base = canonicalBasePath({ origin, shop, locale, siteSegment: undefined })
  const page = hasSessionCookie(request) ? paths.service('contact') : paths.login()
  return new Response(null, { status: 302, headers: { Location: base + page, 'Cache-Control': noCaching } })
}

/** The first language of the browser that the shop has, in its order; the default where it has none. */
function preferredLocale(accepted: string, shop: ShopType): ShopLocale {
  const languages = accepted.split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase())
  const matching = languages.flatMap((language) =>
    shopLocales[shop].filter((locale) => locale.slice(0, 2) === language),
  )
  return matching[0] ?? defaultLocale[shop]
}
