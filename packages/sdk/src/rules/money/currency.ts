/** The members of the application context that decide about the currency. */
export interface CurrencySettings {
  readonly sessionDrivenCurrency?: unknown
  readonly supportedCurrencies?: readonly string[] | null | undefined
  readonly defaultCurrency?: string | null | undefined
  readonly markets?: readonly CurrencyMarket[] | null | undefined
}

/** A market: its currencies by keys such as `de_CH`. */
export interface CurrencyMarket {
  readonly localeCurrencyMap?: Readonly<Record<string, string>> | null | undefined
}

/**
 * The currency to ask the platform for, or `undefined` when none is to be sent: that is so when the session drives
 * the currency [4.currency-choice-1]. A single supported currency is taken [4.currency-choice-2], else the one that
 * the first fitting market maps the locale to, if it is supported [4.currency-choice-3], else the default
 * [4.currency-choice-4]. Keys may be written with `_` or `-`; no country is guessed.
 */
export function chooseCurrency(settings: CurrencySettings, locale: string): string | undefined {
  if (settings.sessionDrivenCurrency) return undefined
  const supported = settings.supportedCurrencies ?? []
  if (supported.length === 1) return supported[0]
  const mapped = mappedCurrencies(settings, locale)?.find((code) => supported.includes(code))
  return mapped ?? (settings.defaultCurrency || undefined)
}

/** What the markets map the locale to, in their order. */
function mappedCurrencies({ markets }: CurrencySettings, locale: string): readonly string[] | undefined {
  const keys = [locale.replaceAll('-', '_'), locale.replaceAll('_', '-')]
  return markets?.flatMap(({ localeCurrencyMap }) => {
    const currencies = new Map(Object.entries(localeCurrencyMap ?? {}))
    return keys.flatMap((key) => currencies.get(key) ?? [])
  })
}
