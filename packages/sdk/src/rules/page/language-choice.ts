import {
  getShortLanguageLabel,
  matchLocale,
  shopLocales,
  toLanguageTag,
  type ShopLocale,
} from '../locale/locale'
import { rewriteLocale } from '../url/locale-url'
import { defaultHostSettings, resolveShopType, type HostSettings, type ShopType } from '../region/shop-type'

/** Names of the languages in themselves: they are the same whatever is spoken. */
const languageNames: Readonly<Record<ShopLocale, string>> = {
  'de-CH': 'Deutsch',
  'fr-CH': 'Français',
  'en-US': 'English',
  de: 'Deutsch',
}

/** A language as the header offers it [3.locale-and-region-5]. */
export interface LanguageOption {
  readonly locale: ShopLocale
  /** In the language itself. */
  readonly languageName: string
  /** `DE`, `FR` or `EN`. */
  readonly langShortCode: string
  readonly isSelected: boolean
}

/**
 * The languages that the header of a shop offers, in their order [3.locale-and-region-5], [2.8-11], [2.8-12]. Selected
 * is the one that equals the present language, or partly matches it [4.language-1], [4.language-2]; at most one.
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

/** Where a page is shown and how its hosts are read. */
export interface LanguageLocation {
  /** The present address. */
  readonly url: string
  /** The page is shown on a host of the platform's preview, where paths stay. @default false */
  readonly isPreview?: boolean | undefined
  /** @default defaultHostSettings */
  readonly settings?: HostSettings | undefined
}

/**
 * The address to go to when the present language matches one of the shop's only in part: the same page in that one
 * [4.language-2]. `undefined` when it matches wholly or not at all, and on a preview host. Throws `INVALID_URL`.
 */
export function partialMatchUrl(current: string, location: LanguageLocation): string | undefined {
  const { url, isPreview = false, settings = defaultHostSettings } = location
  const match = matchLocale(resolveShopType(url, settings), current)
  if (match === undefined || match.isExact || isPreview) return undefined
  return rewriteLocale(url, match.locale, settings)
}

/**
 * The address to go to when a shopper chooses a language: the same page in it [4.language-3], or `undefined` when it
 * is the present one. Throws `INVALID_URL`, and `INVALID_OPTION` for a language that the shop does not have.
 */
export function chosenLanguageUrl(
  chosen: ShopLocale,
  { url, current, settings }: Omit<LanguageLocation, 'isPreview'> & { readonly current: string },
): string | undefined {
  const rewritten = rewriteLocale(url, chosen, settings)
  const isPresent = toLanguageTag(current).toLowerCase() === chosen.toLowerCase()
  return isPresent ? undefined : rewritten
}
