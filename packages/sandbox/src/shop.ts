/** The two storefronts: the Swiss one and the German one, as in the specification's shop type. */
export type Shop = 'CH' | 'DE'

/** A locale that one of the shops offers. */
export type ShopLocale = 'de-CH' | 'fr-CH' | 'en-US' | 'de'

/** What never changes about a shop: its webstore, currency, languages and the countries it delivers to. */
interface ShopDetails {
  readonly shop: Shop
  readonly webstoreId: string
  /** Of the Experience Cloud site, under which its menus are. The platform names it when somebody signs in. */
  readonly communityId: string
  readonly currencyCode: 'CHF' | 'EUR'
  readonly locales: readonly [ShopLocale, ...ShopLocale[]]
  readonly defaultLocale: ShopLocale
  readonly countries: readonly [string, ...string[]]
  /** Of the seller, as on the shop's imprint. */
  readonly vatId: string
}

export const shops: Readonly<Record<Shop, ShopDetails>> = {
  CH: {
    shop: 'CH',
    webstoreId: '0ZECH00000000014AA',
    communityId: '0DBCH0000000001AAA',
    currencyCode: 'CHF',
    locales: ['de-CH', 'fr-CH', 'en-US'],
    defaultLocale: 'en-US',
    // A customs union: orders ship to Liechtenstein as within Switzerland.
    countries: ['CH', 'LI'],
    vatId: 'CHE-109.999.009 MWST',
  },
  DE: {
    shop: 'DE',
    webstoreId: '0ZEDE00000000014AA',
    communityId: '0DBDE0000000001AAA',
    currencyCode: 'EUR',
    locales: ['de', 'en-US'],
    defaultLocale: 'de',
    countries: ['DE', 'NL', 'LU', 'BE'],
    vatId: 'DE999990002',
  },
}

/** In which shop and language something is read. */
export interface ShopView {
  readonly shop: Shop
  readonly locale: ShopLocale
}

/** Extra webstore ids, each with the shop that it stands for. */
export type WebstoreAliases = Readonly<Record<string, Shop>>

/** A webstore as it was called: its shop, and its own id of 18 characters or the alias. */
export interface CalledWebstore {
  readonly shop: Shop
  readonly webstoreId: string
}

/** The webstore of an id or an alias in its 15- or 18-character form, or undefined. */
export function findWebstore(webstoreId: string, aliases: WebstoreAliases = {}): CalledWebstore | undefined {
  const own = Object.values(shops).map((attributes) => [attributes.webstoreId, attributes.shop] as const)
  const found = [...own, ...Object.entries(aliases)].find(([id]) =>
    [id, id.slice(0, 15)].includes(webstoreId),
  )
  return found && { webstoreId: found[0], shop: found[1] }
}

/** The shop's locale for a `language` parameter (`de-CH`, `de_CH`); an unknown one gives the shop's default. */
export function readLocale(language: string | undefined, shop: Shop): ShopLocale {
  const requested = language?.trim().replace('_', '-').toLowerCase()
  const { locales, defaultLocale } = shops[shop]
  return locales.find((locale) => locale.toLowerCase() === requested) ?? defaultLocale
}

/** A text, or several, in each language of the shops; `de-CH` where Switzerland has another word. */
export type Translations<T = string> = Readonly<Record<'de' | 'fr' | 'en', T>> & { readonly 'de-CH'?: T }

/** The translation for a locale. */
export const translate = <T>({ de, 'de-CH': swiss = de, fr, en }: Translations<T>, locale: ShopLocale): T =>
  ({ de, 'de-CH': swiss, 'fr-CH': fr, 'en-US': en })[locale]
