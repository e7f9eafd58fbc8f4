/**
 * Locales, languages and numbers as people type them.
 *
 * @module @cartonnage/sdk/rules/locale
 */
export {
  defaultLocale,
  getLocaleCountry,
  getPrimaryLanguage,
  getShortLanguageLabel,
  isShopLocale,
  matchLocale,
  requireShopLocale,
  shopLocales,
} from './locale'
export type { LocaleMatch, ShopLocale } from './locale'
export { countryLabel, languageLabel, toLocaleOption } from './locale-label'
export type { LocaleNaming, LocaleOption } from './locale-label'
export { parseQuantity } from './whole-number'
