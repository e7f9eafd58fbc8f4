import { toHttpUrl, type ShopType } from './shop-type'

/** A country that one can choose in a shop, ISO 3166-1 alpha-2. */
export type Region = 'CH' | 'DE' | 'NL' | 'LU' | 'BE'

/** The regions of each shop in the order in which they are offered [9-2], [9-4]. */
export const shopRegions: Readonly<Record<ShopType, readonly Region[]>> = {
  CH: ['CH'],
  DE: ['DE', 'NL', 'LU', 'BE'],
}

/** The currency that each shop sells in, ISO 4217. */
export const shopCurrencies: Readonly<Record<ShopType, 'CHF' | 'EUR'>> = { CH: 'CHF', DE: 'EUR' }

/** The EU shops outside this one [9-3]. Austria's keeps its odd code as data; flag and label follow `countryCode`. */
export const externalShops = [
  { code: 'AU', countryCode: 'AT' },
  { code: 'CZ', countryCode: 'CZ' },
  { code: 'SK', countryCode: 'SK' },
  { code: 'HR', countryCode: 'HR' },
] as const

/** The region of the shop that a code names (blanks around and case are ignored), else `undefined`. */
export function readRegion(shop: ShopType, code: unknown): Region | undefined {
  if (typeof code !== 'string') return undefined
  const requested = code.trim().toUpperCase()
  return shopRegions[shop].find((region) => region === requested)
}

/** What {@link resolveRegion} decides from. */
export interface RegionQuestion {
  readonly shop: ShopType
  /** The URL's `region` parameter. */
  readonly urlRegion?: string | null | undefined
  /** The country of the stored vatInfo. */
  readonly savedCountryCode?: string | null | undefined
}

/**
 * The country that a shopper sees the shop for: always CH in the Swiss shop [4.selected-country-header-1];
 * in the German one the URL's region, else the account's country, where CH and everything outside the shop
 * counts as DE [4.selected-country-header-2].
 */
export function resolveRegion({ shop, urlRegion, savedCountryCode }: RegionQuestion): Region {
  if (shop === 'CH') return 'CH'
  return readRegion(shop, urlRegion) ?? readRegion(shop, savedCountryCode) ?? 'DE'
}

/**
 * The region to change to when checkout's ship-to country is another one; `undefined` when nothing changes, which
 * is also the answer for a country outside the shop's regions [4.selected-country-header-4].
 */
export function chooseShipToRegion(
  shop: ShopType,
  { selected, shipTo }: { readonly selected: string; readonly shipTo: unknown },
): Region | undefined {
  const region = readRegion(shop, shipTo)
  return region === selected ? undefined : region
}

/** The URL's `region` parameter as it stands, or `null` [2.1-12]. Throws `INVALID_URL`. */
export function readUrlRegion(url: string): string | null {
  return toHttpUrl(url).searchParams.get('region')
}

/**
 * The URL without its `region` parameter; the rest of the query is not re-encoded [4.selected-country-header-5].
 * Throws `INVALID_URL`.
 */
export function removeUrlRegion(url: string): string {
  const parsed = toHttpUrl(url)
  const query = parsed.search
    .slice(1)
    .split('&')
    .filter((part) => !new URLSearchParams(`?${part}`).has('region'))
    .join('&')
  parsed.search = query && `?${query}`
  return parsed.href
}
