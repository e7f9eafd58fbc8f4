import { ShopError } from '../../errors/errors'
import type { ShopType } from '../region/shop-type'

/** A locale that one of the shops is written in. It is also the language segment of its URLs. */
export type ShopLocale = 'de-CH' | 'fr-CH' | 'en-US' | 'de'

/** The languages of each shop in the order in which they are offered [9-5]. */
export const shopLocales: Readonly<Record<ShopType, readonly ShopLocale[]>> = {
  CH: ['de-CH', 'fr-CH', 'en-US'],
  DE: ['de', 'en-US'],
}

/** The language that needs no segment in the URL [9-6]. */
export const defaultLocale: Readonly<Record<ShopType, ShopLocale>> = { CH: 'en-US', DE: 'de' }

/** What the country is where a tag names none [3.locale-and-region-3]; English has no such country. */
const countryOfLanguage: ReadonlyMap<string, string> = new Map([
  ['ar', 'AE'],
  ['de', 'DE'],
  ['es', 'ES'],
  ['fr', 'FR'],
  ['ja', 'JP'],
  ['pt', 'PT'],
  ['zh', 'CN'],
])

/** Whether a value is, to the letter, a locale of the shop; without a shop, of any shop. */
export function isShopLocale(value: unknown, shop?: ShopType): value is ShopLocale {
  const locales: readonly unknown[] = shop ? shopLocales[shop] : [...shopLocales.CH, ...shopLocales.DE]
  return locales.includes(value)
}

/** The value as a locale of the shop, or `INVALID_OPTION`. */
export function requireShopLocale(value: unknown, shop: ShopType): ShopLocale {
  if (isShopLocale(value, shop)) return value
  throw new ShopError('INVALID_OPTION', `locale: the ${shop} shop has ${shopLocales[shop].join(', ')}`)
}

/**
 * The country of a locale tag (`-` or `_` between subtags): its first subtag of two capitals or three digits after
 * the language, else the language's default country, else `undefined` [3.locale-and-region-3].
 */
export function getLocaleCountry(locale: string): string | undefined {
  const named = subtags(locale).slice(1)
  return (
    named.find((subtag) => /^(?:[A-Z]{2}|\d{3})$/.test(subtag)) ??
    countryOfLanguage.get(getPrimaryLanguage(locale))
  )
}

/** The primary language subtag in lower case: `de` of `de-CH`. This is `{lang}` in links of the footer. */
export function getPrimaryLanguage(locale: string): string {
  return subtags(locale)[0]?.toLowerCase() ?? ''
}

/** The short label of a language: `DE` for `de-CH` [3.locale-and-region-4]. */
export function getShortLanguageLabel(locale: string): string {
  return getPrimaryLanguage(locale).toUpperCase()
}

/** A locale of the shop that answers a wish; `isExact` is false when only the primary subtag agrees. */
export interface LocaleMatch {
  readonly locale: ShopLocale
  readonly isExact: boolean
}

/**
 * The shop's locale for a requested tag: the same tag [4.language-1], else the first one with the same primary
 * subtag, so that `en-GB` partly matches `en-US` [4.language-2]; tags compare without case. Otherwise `undefined`.
 */
export function matchLocale(shop: ShopType, requested: string): LocaleMatch | undefined {
  const required = toLanguageTag(requested).toLowerCase()
  const exact = shopLocales[shop].find((locale) => locale.toLowerCase() === required)
  if (exact) return { locale: exact, isExact: true }
  const partial = shopLocales[shop].find(
    (locale) => getPrimaryLanguage(locale) === getPrimaryLanguage(required),
  )
  return partial && { locale: partial, isExact: false }
}

/** A locale in the writing of BCP 47: `de-CH` of ` de_CH `; `''` for what is no text. */
export function toLanguageTag(locale: string): string {
  return subtags(locale).join('-')
}

function subtags(locale: string): string[] {
  return typeof locale === 'string' ? locale.trim().split(/[-_]/) : []
}
