import { parseShopUrl, skipLanguages, withLeadingSlash, type ShopBase } from '../url/base-path'
import { defaultLocale, shopLocales, type ShopLocale } from '../locale/locale'
import { defaultHostSettings, type HostSettings, type ShopType } from '../region/shop-type'
import { joinBasePath, shownBasePath } from '../url/shown-base-path'

/**
 * The canonical address of a page: without query and hash, the default language left out [2.11-1].
 * Throws `INVALID_URL`.
 */
export function canonicalUrl(url: string, settings: HostSettings = defaultHostSettings): string {
  const { path, ...base } = parseShopUrl(url, settings)
  return pageUrl(base, path)
}

/** The kinds of page that robots are told about. */
export type RouteKind =
  | 'home'
  | 'category'
  | 'product'
  | 'content'
  | 'search'
  | 'cart'
  | 'guest-cart'
  | 'checkout'
  | 'order-confirmation'
  | 'orders'
  | 'account'
  | 'login'
  | 'error'

const indexed: readonly RouteKind[] = ['home', 'category', 'product', 'content']

/** The robots meta of a page [2.11-2]: what is personal or endless is not indexed, its links are followed. */
export function robots(kind: RouteKind): 'index, follow' | 'noindex, follow' {
  return indexed.includes(kind) ? 'index, follow' : 'noindex, follow'
}

/** One `<link rel="alternate">`. */
export interface Alternate {
  readonly hreflang: string
  readonly href: string
}

/** A page whose languages are wanted. */
export interface AlternatesQuestion extends Omit<ShopBase, 'locale'> {
  /** The path below the base path, or one for each language where slugs differ; a language left out has no page. */
  readonly path: string | Readonly<Partial<Record<ShopLocale, string>>>
}

/** The alternates of a page in every language of its shop, after the shop's edits. */
export function alternates({ path, ...location }: AlternatesQuestion): readonly Alternate[] {
  const all = shopLocales[location.shop].flatMap((locale) => {
    const local = typeof path === 'string' ? path : path[locale]
    return local === undefined ? [] : [{ hreflang: locale, href: pageUrl({ ...location, locale }, local) }]
  })
  return editAlternates(all, location.shop)
}

/**
 * The shop's edits of a list of alternates: the Swiss shop drops 'fr' and 'de' [2.11-6], the German one renames
 * 'de' to 'de-de' and drops 'de-ch' [2.11-7]. Compared without case; of two with one value the first stays.
 */
export function editAlternates(list: readonly Alternate[], shop: ShopType): readonly Alternate[] {
  const dropped = shop === 'CH' ? ['fr', 'de'] : ['de-ch']
  const seen = new Set<string>()
  return list
    .filter(({ hreflang }) => !dropped.includes(hreflang.toLowerCase()))
    .map((one) => (one.hreflang.toLowerCase() === 'de' ? { ...one, hreflang: 'de-de' } : one))
    .filter(({ hreflang }) => {
      const isNew = !seen.has(hreflang.toLowerCase())
      seen.add(hreflang.toLowerCase())
      return isNew
    })
}

/** The names of the site [2.11-3]. */
export interface SiteNames {
  readonly siteName: string
  /** Names the shop's country. */
  readonly alternateName: string
}

/** The site's name and its alternate name, which ends with the shop's country [2.11-3]. */
export function siteNames(
  siteName: string,
  shop: ShopType,
  countryNames: Readonly<Record<ShopType, string>> = { CH: 'Switzerland', DE: 'Germany' },
): SiteNames {
  return { siteName, alternateName: `${siteName} ${countryNames[shop]}` }
}

/** The WebSite structured data [2.11-4]; its url is the base path without the shop's default language. */
export function webSiteData(base: ShopBase, { siteName, alternateName }: SiteNames) {
  const url = shownBasePath(base)
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    url,
    name: siteName,
    alternateName,
  } as const
}

/** The language and direction of the document; en-US where no locale is known [2.11-9]. */
export function documentLanguage(locale?: ShopLocale): { lang: ShopLocale; dir: 'ltr' } {
  return { lang: locale ?? defaultLocale.CH, dir: 'ltr' }
}

/** A language at the start of a path would make it a page of that language. */
function pageUrl(base: ShopBase, path: string): string {
  return joinBasePath(shownBasePath(base), skipLanguages(withLeadingSlash(path), base))
}
