import {
  getShortLanguageLabel,
  matchLocale,
  shopLocales,
  toLanguageTag,
  type ShopLocale,
} from '../locale/locale'
import { rewriteLocale } from '../url/locale-url'
import { defaultHostSettings, resolveShopType, type HostSettings, type ShopType } from '../region/shop-type'

/** Each language is named in itself. */
const languageNames: Readonly<Record<ShopLocale, string>> = {
  'de-CH': 'Deutsch',
  'fr-CH': 'Français',
  'en-US': 'English',
  de: 'Deutsch',
}

/** A language as the header shows it. */
export interface LanguageOption {
  /** The locale that choosing it leads to. */
  readonly locale: ShopLocale
  /** In the language itself. */
  readonly languageName: string
  /** `DE`, `FR` or `EN`. */
  readonly langShortCode: string
  /** At most one option is selected. */
  readonly isSelected: boolean
}

/**
 * The languages that the header of a shop offers, in order. The one that equals the current language, or partly
 * matches it, is selected.
 */
export function languageOptions(shop: ShopType, current: string): readonly LanguageOption[] {
  const selected = matchLocale(shop, current)?.locale
  return shopLocales[shop].map((locale) => ({
    locale,
    languageName: languageNames[locale],
    langShortCode: getShortLanguageLabel(locale),
    isSelected: locale === selected,
  }))
}

/** The page that a language is chosen on. */
export interface LanguageLocation {
  /** Absolute URL of the page. */
  readonly url: string
  /**
   * Whether the page is on one of the platform's preview hosts, where paths stay.
   * @default false
   */
  readonly isPreview?: boolean | undefined
  /**
   * How sandbox hosts are recognized.
   * @default defaultHostSettings
   */
  readonly settings?: HostSettings | undefined
}

/**
 * Where to redirect when the current language only partly matches one of the shop: the same page in that language.
 * `undefined` for an exact match or none, and on a preview host. Throws `INVALID_URL`.
 */
export function partialMatchUrl(current: string, location: LanguageLocation): string | undefined {
  const { url, isPreview = false, settings = defaultHostSettings } = location
  const match = matchLocale(resolveShopType(url, settings), current)
  if (match === undefined || match.isExact || isPreview) return undefined
  return rewriteLocale(url, match.locale, settings)
}

/**
 * Where to go when a shopper chooses a language: the same page in it, or `undefined` if it is the current one.
 * Throws `INVALID_URL`, and `INVALID_OPTION` for a language that the shop does not have.
 */
export function chosenLanguageUrl(
  chosen: ShopLocale,
  { url, current, settings }: Omit<LanguageLocation, 'isPreview'> & { readonly current: string },
): string | undefined {
  const rewritten = rewriteLocale(url, chosen, settings)
  const isCurrent = toLanguageTag(current).toLowerCase() === chosen.toLowerCase()
  return isCurrent ? undefined : rewritten
}
