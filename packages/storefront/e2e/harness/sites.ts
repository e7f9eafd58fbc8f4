/** A shop in one of its languages. */
export interface Site {
  /** How test titles call it. */
  readonly name: string
  readonly shop: 'CH' | 'DE'
  readonly locale: 'de-CH' | 'fr-CH' | 'en-US' | 'de'
  /** Base path of the pages. */
  readonly base: '/de-CH' | '/fr-CH' | '' | '/de-shop' | '/de-shop/en-US'
  /** Where the platform's calls start. */
  readonly site: '' | '/de-shop'
  readonly webstoreId: string
}

const swiss = { shop: 'CH', site: '', webstoreId: '0ZECH00000000014AA' } as const
const german = { shop: 'DE', site: '/de-shop', webstoreId: '0ZEDE00000000014AA' } as const

export const swissSite: Site = { ...swiss, name: 'Swiss shop, de-CH', locale: 'de-CH', base: '/de-CH' }
export const frenchSite: Site = { ...swiss, name: 'Swiss shop, fr-CH', locale: 'fr-CH', base: '/fr-CH' }
export const germanSite: Site = { ...german, name: 'German shop, de', locale: 'de', base: '/de-shop' }

/** Both shops, each in its usual language. */
export const shops: readonly Site[] = [swissSite, germanSite]

/** Both shops in all their languages. */
export const sites: readonly Site[] = [
  swissSite,
  frenchSite,
  { ...swiss, name: 'Swiss shop, en-US', locale: 'en-US', base: '' },
  germanSite,
  { ...german, name: 'German shop, en-US', locale: 'en-US', base: '/de-shop/en-US' },
]

/** A browser's headers for a request of a shop page; without them the shop treats it as cross-site. */
export const sameOriginHeaders = { 'Sec-Fetch-Site': 'same-origin' } as const
