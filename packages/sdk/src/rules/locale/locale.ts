import { ShopError } from '../../errors/errors'
import type { ShopType } from '../region/shop-type'

/** A locale that one of the shops is translated into. It is also the language segment of its URLs. */
export type ShopLocale = 'de-CH' | 'fr-CH' | 'en-US' | 'de'

/** The languages of each shop in display order. */
export const shopLocales: Readonly<Record<ShopType, readonly ShopLocale[]>> = {
  CH: ['de-CH', 'fr-CH', 'en-US'],
  DE: ['de', 'en-US'],
}

/** The language that has no segment in the URL. */
export const defaultLocale: Readonly<Record<ShopType, ShopLocale>> = { CH: 'en-US', DE: 'de' }

/** The country of a tag that names none; English implies no country. */
const countryOfLanguage: ReadonlyMap<string, string> = new Map([
  ['ar', 'AE'],
  ['de', 'DE'],
  ['es', 'ES'],
  ['fr', 'FR'],
  ['ja', 'JP'],
  ['pt', 'PT'],
  ['zh', 'CN'],
])

/** Whether a value is exactly a locale of the shop; without a shop, of any shop. */
export function isShopLocale(value: unknown, shop?: ShopType): value is ShopLocale {
  const locales: readonly unknown[] = shop ? shopLocales[shop] : [...shopLocales.CH, ...shopLocales.DE]
  return locales.includes(value)
}

/** The value as a locale of the shop. Throws `INVALID_OPTION` if the shop does not have it. */
export function requireShopLocale(value: unknown, shop: ShopType): ShopLocale {
  if (isShopLocale(value, shop)) return value
  throw new ShopError('INVALID_OPTION', `locale: the ${shop} shop has ${shopLocales[shop].join(', ')}`)
}

/**
 * The country of a locale tag (`-` or `_` between subtags): its first subtag of two capitals or three digits after
 * the language, otherwise the default country of the language, otherwise `undefined`.
 */
export function getLocaleCountry(locale: string): string | undefined {
  const named = subtags(locale).slice(1)
  return (
    named.find((subtag) => /^(?:[A-Z]{2}|\d{3})$/.test(subtag)) ??
    countryOfLanguage.get(getPrimaryLanguage(locale))
  )
}

/** The primary language subtag in lower case: `de` for `de-CH`. It replaces `{lang}` in footer links. */
export function getPrimaryLanguage(locale: string): string {
  return subtags(locale)[0]?.toLowerCase() ?? ''
}

/** The upper-case language code: `DE` for `de-CH`. */
export function getShortLanguageLabel(locale: string): string {
  return getPrimaryLanguage(locale).toUpperCase()
}

/** The best match of a shop for a requested locale. */
export interface LocaleMatch {
  /** A locale that the shop has. */
  readonly locale: ShopLocale
  /** False when only the primary language agrees. */
  readonly isExact: boolean
}

/**
 * The shop's locale for a requested tag: the same tag, otherwise the first one with the same primary language, so
 * `en-GB` partly matches `en-US`; case is ignored. Otherwise `undefined`.
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

/** A locale in BCP 47 notation: `de-CH` for ` de_CH `; `''` if it is not a string. */
export function toLanguageTag(locale: string): string {
  return subtags(locale).join('-')
}

function subtags(locale: string): string[] {
  return typeof locale === 'string' ? locale.trim().split(/[-_]/) : []
}
