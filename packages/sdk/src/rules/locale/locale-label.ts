import { getLocaleCountry, getPrimaryLanguage, getShortLanguageLabel, toLanguageTag } from './locale'

/** A locale as a picker shows it. */
export interface LocaleOption {
  /** The tag as given. */
  readonly locale: string
  /** ISO 3166-1 alpha-2; `undefined` when neither the tag nor its language implies a country. */
  readonly countryCode: string | undefined
  /** In the display locale; `undefined` without a country. */
  readonly countryLabel: string | undefined
  /** `DE` or `German`, depending on `languageDisplay`. */
  readonly languageLabel: string
  /** ISO 4217, as passed in. */
  readonly currencyCode: string | undefined
}

/** How locales are labelled. */
export interface LocaleNaming {
  /** The language of the labels, a BCP 47 tag. */
  readonly displayLocale: string
  /** `short`: the upper-case language code; `long`: the language's name. */
  readonly languageDisplay: 'short' | 'long'
  /** The platform's country list, whose labels take precedence over the engine's. */
  readonly countries?:
    | readonly {
        /** ISO 3166-1 alpha-2; case is ignored. */
        readonly isoCode: string
        /** In the display locale; a blank label counts as missing. */
        readonly label: string
      }[]
    | undefined
}

/**
 * A locale with the labels of its country and language. Names that are missing from the country list come from the
 * engine (`Intl.DisplayNames`).
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

/** The label of a country: from the list, otherwise from the engine, otherwise the code. */
export function countryLabel(
  countryCode: string,
  { countries, displayLocale }: Omit<LocaleNaming, 'languageDisplay'>,
): string {
  const code = countryCode.toUpperCase()
  const listed = countries?.find(({ isoCode }) => isoCode.toUpperCase() === code)
  return listed?.label || nameOf('region', code, displayLocale) || countryCode
}

/** The label of a language: by its language code, otherwise by the whole tag, otherwise the tag itself. */
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

/** `undefined` if the engine has no name for the code or rejects it. */
function nameOf(type: Named, code: string, displayLocale: string): string | undefined {
  try {
    return namesIn(displayLocale, type).of(code)
  } catch {
    return undefined
  }
}

const namesCache = new Map<string, Intl.DisplayNames>()
/**
 * Far more than a shop has languages. On a server the language may come from visitors, who can send any number of
 * tags.
 */
const maximumCached = 100

/** Creating the engine's names takes far longer than a lookup, so they are cached. */
function namesIn(displayLocale: string, type: Named): Intl.DisplayNames {
  const key = `${type} ${displayLocale}`
  const cached = namesCache.get(key)
  if (cached !== undefined) return cached
  const names = new Intl.DisplayNames([displayLocale], { type, fallback: 'none' })
  if (namesCache.size >= maximumCached) namesCache.clear()
  namesCache.set(key, names)
  return names
}
