/** The two storefronts, as in the specification's shop type. */
export type Shop = 'CH' | 'DE'

/** A locale that one of the shops speaks. */
export type ShopLocale = 'de-CH' | 'fr-CH' | 'en-US' | 'de'

/** What is fixed about a shop: its webstore, its currency, its languages and the countries it delivers to. */
export interface ShopFacts {
  readonly shop: Shop
  readonly webstoreId: string
  readonly currencyCode: 'CHF' | 'EUR'
  readonly locales: readonly [ShopLocale, ...ShopLocale[]]
  readonly defaultLocale: ShopLocale
  readonly countries: readonly [string, ...string[]]
}

export const shops: Readonly<Record<Shop, ShopFacts>> = {
  CH: {
    shop: 'CH',
    webstoreId: '0ZECH00000000014AA',
    currencyCode: 'CHF',
    locales: ['de-CH', 'fr-CH', 'en-US'],
    defaultLocale: 'en-US',
    // A customs union: goods for Liechtenstein leave as those for Switzerland do.
    countries: ['CH', 'LI'],
  },
  DE: {
    shop: 'DE',
    webstoreId: '0ZEDE00000000014AA',
    currencyCode: 'EUR',
    locales: ['de', 'en-US'],
    defaultLocale: 'de',
    countries: ['DE', 'NL', 'LU', 'BE'],
  },
}

/** The shop of a webstore id in its 15- or 18-character form, or undefined. */
export function shopOfWebstore(webstoreId: string): Shop | undefined {
  const known = Object.values(shops).find((facts) =>
    [facts.webstoreId, facts.webstoreId.slice(0, 15)].includes(webstoreId),
  )
  return known?.shop
}

/** The shop's locale for a `language` parameter (`de-CH`, `de_CH`); an unknown one gives the shop's default. */
export function readLocale(language: string | undefined, shop: Shop): ShopLocale {
  const wanted = language?.trim().replace('_', '-').toLowerCase()
  const { locales, defaultLocale } = shops[shop]
  return locales.find((locale) => locale.toLowerCase() === wanted) ?? defaultLocale
}
