import { defaultLocale, isShopLocale, shopLocales, type ShopLocale } from '../locale/locale'
import {
  defaultHostSettings,
  isOrgSandboxHost,
  resolveShopType,
  toHttpUrl,
  type HostSettings,
  type ShopType,
} from '../region/shop-type'

/** Site segment of the German shop on its production host. */
export const germanSiteSegment = 's'

/** What precedes the path of every page of a shop. */
export interface ShopBase {
  /** Decides whether there is a site segment, and the default language. */
  readonly shop: ShopType
  /** Scheme, host and port, without a trailing slash. */
  readonly origin: string
  /** `s` or the sandbox segment in the German shop; `undefined` in the Swiss shop. */
  readonly siteSegment: string | undefined
  /** Language of the page, also if the URL has no language segment. */
  readonly locale: ShopLocale
}

/** The parts of a shop URL. */
export interface ShopUrl extends ShopBase {
  /** The language in the URL; `undefined` means the shop's default, which `locale` then holds. */
  readonly languageSegment: ShopLocale | undefined
  /** Below the base path; starts with exactly one slash. */
  readonly path: string
  /** `''`, or with its leading `?`. */
  readonly search: string
  /** `''`, or with its leading `#`. */
  readonly hash: string
}

/**
 * Splits an absolute shop URL. Only a whole segment in the language position counts as a language, with exact case
 * and only if the shop has it. Pass `shop` for hosts that do not reveal it. A user name or password in the URL is
 * dropped. Throws `INVALID_URL` for anything but an absolute http(s) URL.
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

/** Browsers read `\` as `/` and skip spaces and control characters, so all of them are removed. */
export function withLeadingSlash(path: string): string {
  return `/${path.replace(/^[\s/\\\p{Cc}\p{Cf}]+/u, '')}`
}

/**
 * A path below the site segment without leading languages of the shop. No page's path starts with one, so removing
 * all of them prevents duplicates and keeps a second one from becoming the language.
 */
export function skipLanguages(path: string, location: Pick<ShopBase, 'shop' | 'siteSegment'>): string {
  if (!hasLanguagePosition(location)) return path
  return path.replace(new RegExp(`^(?:/+(?:${shopLocales[location.shop].join('|')})(?=/|$))+`), '')
}

/** Without its site segment the German shop has no position for a language. */
function hasLanguagePosition({ shop, siteSegment }: Pick<ShopBase, 'shop' | 'siteSegment'>): boolean {
  return shop === 'CH' || siteSegment !== undefined
}
