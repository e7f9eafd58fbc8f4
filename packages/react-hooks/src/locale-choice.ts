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
  /** BCP 47, `nl-BE`: what the event carries. */
  readonly locale: string
  /** ISO 4217. */
  readonly currencyCode: string
  readonly shop: ShopType
  /** The language of that shop's pages. */
  readonly languageSegment: ShopLocale
  readonly region: Region
}

/** A locale with its words. */
export interface NamedLocale extends PickableLocale, Pick<LocaleOption, 'languageLabel'> {
  readonly countryCode: string
  readonly countryLabel: string
  readonly isSelected: boolean
}

/** What a shopper sees now. */
export interface CurrentLocale {
  readonly shop: ShopType
  readonly languageSegment: ShopLocale
  readonly region: string
}

export interface LocaleListing extends LocaleNaming {
  readonly current: CurrentLocale
  /** By country as it is named, or as they were given. @default 'country' [2.9-2] */
  readonly sortBy?: 'country' | 'none' | undefined
}

/** The locales with their words, in the order in which they are offered [3.locale-and-region-1..4], [2.9-2]. */
export function nameLocales(
  locales: readonly PickableLocale[],
  { current, sortBy = 'country', ...naming }: LocaleListing,
): readonly NamedLocale[] {
  const named = locales.map((one): NamedLocale => {
    const { languageLabel, countryLabel } = toLocaleOption(one.locale, naming)
    return {
      ...one,
      languageLabel,
      countryCode: one.region,
      countryLabel: countryLabel ?? one.region,
      isSelected: isSameLocale(one, current),
    }
  })
  if (sortBy === 'none') return named
  return named.toSorted((a, b) => a.countryLabel.localeCompare(b.countryLabel, naming.displayLocale))
}

const isSameLocale = (one: CurrentLocale, other: CurrentLocale): boolean =>
  one.shop === other.shop && one.languageSegment === other.languageSegment && one.region === other.region

/** Where the shops are. */
export interface LocaleLocation {
  /** The present page. */
  readonly url: string
  readonly current: CurrentLocale
  /** Public origin of each shop; on a sandbox host the present one is taken [6-8]. */
  readonly shopOrigins: Readonly<Record<ShopType, string>>
  /** Those of the client: which hosts serve both shops. @default defaultHostSettings */
  readonly hostSettings?: HostSettings | undefined
}

/**
 * Where a locale leads: within the shop to this page in its language [2.9-18], [2.9-19], otherwise to the start page
 * of the other shop [7.2-3], [7.2-4]. `region` is set where the country changes within the German shop.
 */
export function localeUrl(to: PickableLocale, location: LocaleLocation): string {
  const { url, current, shopOrigins, hostSettings: settings } = location
  if (to.shop === current.shop) return inLanguage(removeUrlRegion(url), to, location)
  const link = { origin: shopOrigins[to.shop], currentUrl: url, settings }
  const start = to.shop === 'CH' ? swissShopUrl(link) : germanShopUrl(to.region, link)
  return isDefaultLanguage(to) ? start : rewriteLocale(start, to.languageSegment, settings)
}

/** The same page; only another language rewrites its path. */
const inLanguage = (url: string, to: PickableLocale, { current, hostSettings }: LocaleLocation): string =>
  to.languageSegment === current.languageSegment ? url : rewriteLocale(url, to.languageSegment, hostSettings)

/** The start pages of the shops are in the language that needs no segment [2.9-19]. */
const isDefaultLanguage = ({ shop, languageSegment }: PickableLocale): boolean =>
  languageSegment === defaultLocale[shop]

/** As {@link localeUrl}, for a plain link: there the address alone carries the country. */
export function localeHref(to: PickableLocale, location: LocaleLocation): string {
  const target = localeUrl(to, location)
  if (to.shop !== location.current.shop || to.region === location.current.region) return target
  const url = new URL(target)
  // Put behind as text: `searchParams` would write the whole query anew.
  url.search += `${url.search === '' ? '?' : '&'}region=${to.region}`
  return url.href
}
