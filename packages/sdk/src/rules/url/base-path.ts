import { defaultLocale, isShopLocale, shopLocales, type ShopLocale } from '../locale/locale'
import {
  defaultHostSettings,
  isOrgSandboxHost,
  resolveShopType,
  toHttpUrl,
  type HostSettings,
  type ShopType,
} from '../region/shop-type'

/** Site segment of the German shop on its production host [2.1-3]. */
export const germanSiteSegment = 's'

/** The place of a shop's pages: what stands in front of every path. */
export interface ShopBase {
  readonly shop: ShopType
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string
  /** `s` or the sandbox segment in the German shop; the Swiss shop has none [2.1-4]. */
  readonly siteSegment: string | undefined
  readonly locale: ShopLocale
}

/** A shop URL in its parts. `path` starts with exactly one slash; `search` and `hash` as `URL` has them. */
export interface ShopUrl extends ShopBase {
  /** The language that the URL names; `undefined` means the shop's default, which is what `locale` then holds. */
  readonly languageSegment: ShopLocale | undefined
  readonly path: string
  readonly search: string
  readonly hash: string
}

/**
 * The parts of an absolute shop URL. Only a whole segment in the language position counts as a language, to the
 * letter and only if the shop has it. `shop` is for hosts that do not tell it. A user name or password in the URL is left out.
 * Throws `INVALID_URL` for what is not an absolute http(s) URL.
 */
export function parseShopUrl(
  url: string,
  settings: HostSettings = defaultHostSettings,
  shop: ShopType = resolveShopType(url, settings),
): ShopUrl {
  const { hostname, origin, pathname, search, hash } = toHttpUrl(url)
  const requested = isOrgSandboxHost(hostname, settings)
    ? settings.germanOrgSandboxSegment
    : germanSiteSegment
  const siteSegment = shop === 'DE' && pathname.split('/')[1] === requested ? requested : undefined
  const local = siteSegment === undefined ? pathname : pathname.slice(siteSegment.length + 1)
  const first = local.split('/')[1]
  const canHaveLanguage = hasLanguagePosition({ shop, siteSegment })
  const languageSegment = canHaveLanguage && isShopLocale(first, shop) ? first : undefined
  const path = languageSegment === undefined ? local : local.slice(languageSegment.length + 1)
  return {
    shop,
    origin,
    siteSegment,
    languageSegment,
    locale: languageSegment ?? defaultLocale[shop],
    path: withLeadingSlash(path),
    search,
    hash,
  }
}

/** Browsers read `\` as `/` and skip blanks and control characters, so all of them go. */
export function withLeadingSlash(path: string): string {
  return `/${path.replace(/^[\s/\\\p{Cc}\p{Cf}]+/u, '')}`
}

/**
 * A path below the site segment without the shop's languages at its start. No page's path begins with one, so none
 * can come twice, and a language that was left out cannot let the next one take its place [2.1-6].
 */
export function skipLanguages(path: string, location: Pick<ShopBase, 'shop' | 'siteSegment'>): string {
  if (!hasLanguagePosition(location)) return path
  return path.replace(new RegExp(`^(?:/+(?:${shopLocales[location.shop].join('|')})(?=/|$))+`), '')
}

/** Without its site segment the German shop has no place for a language. */
function hasLanguagePosition({ shop, siteSegment }: Pick<ShopBase, 'shop' | 'siteSegment'>): boolean {
  return shop === 'CH' || siteSegment !== undefined
}
