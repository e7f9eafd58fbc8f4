import { parseShopUrl, skipLanguages, withLeadingSlash, type ShopBase } from '../url/base-path'
import { defaultLocale, shopLocales, type ShopLocale } from '../locale/locale'
import { defaultHostSettings, type HostSettings, type ShopType } from '../region/shop-type'
import { joinBasePath, canonicalBasePath } from '../url/canonical-base-path'

/** The canonical URL of a page: without query and hash, the default language left out. Throws `INVALID_URL`. */
export function canonicalUrl(url: string, settings: HostSettings = defaultHostSettings): string {
  const { path, ...base } = parseShopUrl(url, settings)
  return pageUrl(base, path)
}

/** The kinds of page that robots rules distinguish. */
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

/**
 * The robots meta tag of a page: personal and endless pages are not indexed, but their links are followed. A list that is
 * narrowed by more than one choice is one of endless ones.
 */
export function robots(kind: RouteKind, choices = 0): 'index, follow' | 'noindex, follow' {
  return indexed.includes(kind) && choices <= 1 ? 'index, follow' : 'noindex, follow'
}

/** A `<link rel="alternate">` element. */
export interface Alternate {
  /** A language tag, after the edits of the shop. */
  readonly hreflang: string
  /** Absolute URL of the page in that language. */
  readonly href: string
}

/** The page whose alternates are requested. */
export interface AlternatesInput extends Omit<ShopBase, 'locale'> {
  /** Below the base path; one per language if slugs differ, and a missing language has no page. */
  readonly path: string | Readonly<Partial<Record<ShopLocale, string>>>
}

/** The alternates of a page in every language of its shop, edited by {@link editAlternates}. */
export function alternates({ path, ...location }: AlternatesInput): readonly Alternate[] {
  const all = shopLocales[location.shop].flatMap((locale) => {
    const local = typeof path === 'string' ? path : path[locale]
    return local === undefined ? [] : [{ hreflang: locale, href: pageUrl({ ...location, locale }, local) }]
  })
  return editAlternates(all, location.shop)
}

/**
 * What a shop changes in a list of alternates: the Swiss shop drops 'fr' and 'de', the German one renames 'de' to
 * 'de-de' and drops 'de-ch'. Case is ignored; of two with the same value the first stays.
 */
export function editAlternates(list: readonly Alternate[], shop: ShopType): readonly Alternate[] {
  const dropped = shop === 'CH' ? ['fr', 'de'] : ['de-ch']
  const seen = new Set<string>()
  return list
    .filter(({ hreflang }) => !dropped.includes(hreflang.toLowerCase()))
    .map((alternate) =>
      alternate.hreflang.toLowerCase() === 'de' ? { ...alternate, hreflang: 'de-de' } : alternate,
    )
    .filter(({ hreflang }) => {
      const isNew = !seen.has(hreflang.toLowerCase())
      seen.add(hreflang.toLowerCase())
      return isNew
    })
}

/** How the site is named in metadata. */
export interface SiteNames {
  /** The brand, the same in both shops. */
  readonly siteName: string
  /** Ends with the name of the shop's country. */
  readonly alternateName: string
}

/** The site's name, and its alternate name that ends with the shop's country. */
export function siteNames(
  siteName: string,
  shop: ShopType,
  countryNames: Readonly<Record<ShopType, string>> = { CH: 'Switzerland', DE: 'Germany' },
): SiteNames {
  return { siteName, alternateName: `${siteName} ${countryNames[shop]}` }
}

/** The schema.org WebSite data; its url is the base path without the default language. */
export function webSiteData(base: ShopBase, { siteName, alternateName }: SiteNames) {
  const url = canonicalBasePath(base)
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    url,
    name: siteName,
    alternateName,
  } as const
}

/** The `lang` and `dir` of the document; en-US when the locale is unknown. */
export function documentLanguage(locale?: ShopLocale): { lang: ShopLocale; dir: 'ltr' } {
  return { lang: locale ?? defaultLocale.CH, dir: 'ltr' }
}

/** A leading language is dropped from the path: it would select a page in that language. */
function pageUrl(base: ShopBase, path: string): string {
  return joinBasePath(canonicalBasePath(base), skipLanguages(withLeadingSlash(path), base))
}
