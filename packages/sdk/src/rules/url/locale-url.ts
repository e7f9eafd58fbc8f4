import { requireShopLocale, type ShopLocale } from '../locale/locale'
import { defaultHostSettings, resolveShopType, type HostSettings } from '../region/shop-type'
import { parseShopUrl, skipLanguages } from './base-path'
import { fullBasePath, canonicalBasePath } from './canonical-base-path'

/**
 * The same page in another language of its shop. An existing language segment is replaced; the default language has
 * none. Query, hash and trailing slash stay, and `redirect=false` is added once. A German production URL without
 * its site segment keeps its path. Rewriting twice equals rewriting once. Throws `INVALID_URL`, or `INVALID_OPTION`
 * for a language that the shop does not have.
 */
export function rewriteLocale(
  url: string,
  locale: ShopLocale,
  settings: HostSettings = defaultHostSettings,
): string {
  const { shop, origin, siteSegment, search, hash } = parseShopUrl(url, settings)
  const base = { shop, origin, siteSegment, locale: requireShopLocale(locale, shop) }
  const { pathname } = new URL(url)
  const end = withRedirectOff(search) + hash
  if (shop === 'DE' && siteSegment === undefined) return origin + pathname + end
  const rest = skipLanguages(
    siteSegment === undefined ? pathname : pathname.slice(siteSegment.length + 1),
    base,
  )
  const rewritten = new URL(canonicalBasePath(base) + rest + end).href
  // A Swiss path may start with the German shop's sandbox segment: then it needs the language to stay Swiss.
  return resolveShopType(rewritten, settings) === shop ? rewritten : fullBasePath(base) + rest + end
}

/** The query with `redirect=false` at the end unless it is already there; nothing else changes. */
function withRedirectOff(search: string): string {
  if (new URLSearchParams(search).getAll('redirect').includes('false')) return search
  return `${search || '?'}${/^$|&$/.test(search) ? '' : '&'}redirect=false`
}
