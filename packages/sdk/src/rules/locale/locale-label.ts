import { getLocaleCountry, getPrimaryLanguage, getShortLanguageLabel, toLanguageTag } from './locale'

/** A locale as a picker offers it [3.locale-and-region-1]. */
export interface LocaleOption {
  /** As it was given. */
  readonly locale: string
  readonly countryCode: string | undefined
  readonly countryLabel: string | undefined
  readonly languageLabel: string
  readonly currencyCode: string | undefined
}

/** How locales are to be named. */
export interface LocaleNaming {
  /** The language of the labels. */
  readonly displayLocale: string
  /** `short`: the language's code in capitals, otherwise its name [3.locale-and-region-4]. */
  readonly languageDisplay: 'short' | 'long'
  /** The platform's country list, whose labels win [3.locale-and-region-2]. */
  readonly countries?: readonly { readonly isoCode: string; readonly label: string }[] | undefined
}

/**
 * A locale with the labels of its country and language. Names that the country list does not have come from the
 * engine's own data (`Intl.DisplayNames`), so every language and country it knows has one [9-7].
 */
export function toLocaleOption(locale: string, naming: LocaleNaming, currencyCode?: string): LocaleOption {
  const countryCode = getLocaleCountry(locale)
  return {
    locale,
    countryCode,
    countryLabel: countryCode === undefined ? undefined : countryLabel(countryCode, naming),
    languageLabel: languageLabel(locale, naming),
    currencyCode,
  }
}

/** The label of a country: the list's, else the engine's, else the code. */
export function countryLabel(
  countryCode: string,
  { countries, displayLocale }: Omit<LocaleNaming, 'languageDisplay'>,
): string {
  const code = countryCode.toUpperCase()
  const listed = countries?.find(({ isoCode }) => isoCode.toUpperCase() === code)
  return listed?.label || nameOf('region', code, displayLocale) || countryCode
}

/** The label of a language: by its code, else by code and country, else the tag. */
export function languageLabel(
  locale: string,
  { displayLocale, languageDisplay }: Omit<LocaleNaming, 'countries'>,
): string {
  if (languageDisplay === 'short') return getShortLanguageLabel(locale)
  const tag = toLanguageTag(locale)
  return (
    nameOf('language', getPrimaryLanguage(locale), displayLocale) ||
    nameOf('language', tag, displayLocale) ||
    tag
  )
}

type Named = 'language' | 'region'

/** `undefined` where the engine has no name or takes the code for none. */
function nameOf(type: Named, code: string, displayLocale: string): string | undefined {
  try {
    return namesIn(displayLocale, type).of(code)
  } catch {
    return undefined
  }
}

const kept = new Map<string, Intl.DisplayNames>()
/** Far more than a shop has languages. A server may take the language from its visitors, who can think up any number. */
const mostKept = 100

/** The engine's names in a language: to make them takes far longer than to look one up. */
function namesIn(displayLocale: string, type: Named): Intl.DisplayNames {
  const key = `${type} ${displayLocale}`
  const current = kept.get(key)
  if (current !== undefined) return current
  const names = new Intl.DisplayNames([displayLocale], { type, fallback: 'none' })
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, names)
  return names
}
