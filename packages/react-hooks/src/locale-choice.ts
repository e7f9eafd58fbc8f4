import {
  defaultLocale,
  germanShopUrl,
  removeUrlRegion,
  rewriteLocale,
  swissShopUrl,
  toLocaleOption,
} from '@cartonnage/sdk/rules'
import type {
  HostSettings,
  LocaleNaming,
  LocaleOption,
  Region,
  ShopLocale,
  ShopType,
} from '@cartonnage/sdk/rules'

/** A locale that the country picker offers: a country and a language, with the shop that serves them. */
export interface PickableLocale {
  /** BCP 47, `nl-BE`; sent with the 'localechange' event. */
  readonly locale: string
  /** ISO 4217. */
  readonly currencyCode: string
  /** The shop that serves the country. */
  readonly shop: ShopType
  /** The language of that shop's pages. */
  readonly languageSegment: ShopLocale
  /** The country whose prices are shown. */
  readonly region: Region
}

/** A locale with its labels. */
export interface NamedLocale extends PickableLocale, Pick<LocaleOption, 'languageLabel'> {
  /** ISO 3166-1 alpha-2, the same as `region`. */
  readonly countryCode: string
  /** In the display locale; the code if the country has no name there. */
  readonly countryLabel: string
  /** Whether it is what the shopper sees now. */
  readonly isSelected: boolean
}

/** What the shopper sees now. */
export interface CurrentLocale {
  /** The shop of the page. */
  readonly shop: ShopType
  /** The language of the page. */
  readonly languageSegment: ShopLocale
  /** ISO 3166-1 alpha-2 of the country whose prices are shown. */
  readonly region: string
}

export interface LocaleListing extends LocaleNaming {
  readonly current: CurrentLocale
  /**
   * Sorted by country label, or in the given order.
   * @default 'country'
   */
  readonly sortBy?: 'country' | 'none' | undefined
}

/** The locales with their labels, in display order. */
export function nameLocales(
  locales: readonly PickableLocale[],
  { current, sortBy = 'country', ...naming }: LocaleListing,
): readonly NamedLocale[] {
  const named = locales.map((locale): NamedLocale => {
    const { languageLabel, countryLabel } = toLocaleOption(locale.locale, naming)
    return {
      ...locale,
      languageLabel,
      countryCode: locale.region,
      countryLabel: countryLabel ?? locale.region,
      isSelected: isSameLocale(locale, current),
    }
  })
  if (sortBy === 'none') return named
  return named.toSorted((a, b) => a.countryLabel.localeCompare(b.countryLabel, naming.displayLocale))
}

const isSameLocale = (locale: CurrentLocale, other: CurrentLocale): boolean =>
  locale.shop === other.shop &&
  locale.languageSegment === other.languageSegment &&
  locale.region === other.region

/** The current page and the addresses of the shops. */
export interface LocaleLocation {
  /** Absolute URL of the current page. */
  readonly url: string
  /** Decides between a link within the shop and one to the other shop. */
  readonly current: CurrentLocale
  /** Public origin of each shop; on a sandbox host the current origin is used for both. */
  readonly shopOrigins: Readonly<Record<ShopType, string>>
  /**
   * The client's settings: which hosts serve both shops.
   * @default defaultHostSettings
   */
  readonly hostSettings?: HostSettings | undefined
}

/**
 * Where a locale leads: within the shop to this page in its language, otherwise to the start page of the other
 * shop. `region` is set where the country changes within the German shop.
 */
export function localeUrl(to: PickableLocale, location: LocaleLocation): string {
  const { url, current, shopOrigins, hostSettings: settings } = location
  if (to.shop === current.shop) return inLanguage(removeUrlRegion(url), to, location)
  const link = { origin: shopOrigins[to.shop], currentUrl: url, settings }
  const start = to.shop === 'CH' ? swissShopUrl(link) : germanShopUrl(to.region, link)
  return isDefaultLanguage(to) ? start : rewriteLocale(start, to.languageSegment, settings)
}

/** The same page; its path is rewritten only for another language. */
const inLanguage = (url: string, to: PickableLocale, { current, hostSettings }: LocaleLocation): string =>
  to.languageSegment === current.languageSegment ? url : rewriteLocale(url, to.languageSegment, hostSettings)

/** The start page of a shop is in its default language. */
const isDefaultLanguage = ({ shop, languageSegment }: PickableLocale): boolean =>
  languageSegment === defaultLocale[shop]

/** As {@link localeUrl}, for a plain link: there only the URL can carry the country. */
export function localeHref(to: PickableLocale, location: LocaleLocation): string {
  const target = localeUrl(to, location)
  if (to.shop !== location.current.shop || to.region === location.current.region) return target
  const url = new URL(target)
  // Appended as text: `searchParams` would re-encode the whole query.
  url.search += `${url.search === '' ? '?' : '&'}region=${to.region}`
  return url.href
}
