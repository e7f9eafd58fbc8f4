import { parseShopUrl } from './base-path'
import { defaultLocale, requireShopLocale, type ShopLocale } from './locale'
import { defaultHostSettings, resolveShopType, type HostSettings } from './shop-type'

/**
 * The same page in another language of its shop [2.1-5..7]. An existing language segment is replaced; the shop's
 * default language has none. Query, hash and trailing slash stay, and `redirect=false` is added once.
 * A German production URL without its site segment keeps its path. Rewriting twice equals rewriting once.
 * Throws `INVALID_URL`, or `INVALID_OPTION` for a language that the shop does not have.
 */
export function rewriteLocale(
  url: string,
  locale: ShopLocale,
  settings: HostSettings = defaultHostSettings,
): string {
  const shop = resolveShopType(url, settings)
  const language = requireShopLocale(locale, shop) === defaultLocale[shop] ? '' : `/${locale}`
  const { origin, siteSegment, languageSegment, search, hash } = parseShopUrl(url, settings)
  const site = siteSegment === undefined ? '' : `/${siteSegment}`
  const { pathname } = new URL(url)
  if (shop === 'DE' && !site) return origin + pathname + withoutRedirect(search) + hash
  const present = languageSegment === undefined ? site : `${site}/${languageSegment}`
  const path = site + language + pathname.slice(present.length)
  return origin + (path || '/') + withoutRedirect(search) + hash
}

/** The query with `redirect=false` at its end, unless it is there already; nothing else is touched. */
function withoutRedirect(search: string): string {
  if (new URLSearchParams(search).getAll('redirect').includes('false')) return search
  if (search === '' || search === '?') return '?redirect=false'
  return `${search}${search.endsWith('&') ? '' : '&'}redirect=false`
}
