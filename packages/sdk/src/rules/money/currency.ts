/** The members of the application context that decide the currency. */
export interface CurrencySettings {
  /** Truthy when the platform takes the currency from the session; then none is sent. */
  readonly sessionDrivenCurrency?: unknown
  /** ISO 4217 codes; null or absent counts as empty. */
  readonly supportedCurrencies?: readonly string[] | null | undefined
  /** ISO 4217; used when no market maps the locale to a supported currency. */
  readonly defaultCurrency?: string | null | undefined
  /** In order of precedence; null or absent for none. */
  readonly markets?: readonly CurrencyMarket[] | null | undefined
}

/** A market of the webstore. */
export interface CurrencyMarket {
  /** ISO 4217 codes by locale, such as `de_CH`. */
  readonly localeCurrencyMap?: Readonly<Record<string, string>> | null | undefined
}

/**
 * The currency to request from the platform, or `undefined` when none is to be sent because the session decides it.
 * A single supported currency is used; otherwise the supported one that the first matching market maps the locale
 * to; otherwise the default, as without a locale. Keys may be written with `_` or `-`; no country is inferred.
 */
export function chooseCurrency(settings: CurrencySettings, locale?: string | null): string | undefined {
  if (settings.sessionDrivenCurrency) return undefined
  const supported = settings.supportedCurrencies ?? []
  if (supported.length === 1) return supported[0]
  const mapped = mappedCurrencies(settings, locale ?? '')?.find((code) => supported.includes(code))
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
