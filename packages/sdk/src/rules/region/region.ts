import { toHttpUrl, type ShopType } from './shop-type'

/** A country that can be selected in a shop, ISO 3166-1 alpha-2. */
export type Region = 'CH' | 'DE' | 'NL' | 'LU' | 'BE'

/** The regions of each shop in display order. */
export const shopRegions: Readonly<Record<ShopType, readonly Region[]>> = {
  CH: ['CH'],
  DE: ['DE', 'NL', 'LU', 'BE'],
}

/** The currency that each shop sells in, ISO 4217. */
export const shopCurrencies: Readonly<Record<ShopType, 'CHF' | 'EUR'>> = { CH: 'CHF', DE: 'EUR' }

/** The EU shops outside this one. Austria's keeps its odd code `AU` as data; flag and label follow `countryCode`. */
export const externalShops = [
  { code: 'AU', countryCode: 'AT' },
  { code: 'CZ', countryCode: 'CZ' },
  { code: 'SK', countryCode: 'SK' },
  { code: 'HR', countryCode: 'HR' },
] as const

/** The region of the shop with this code (surrounding spaces and case are ignored), otherwise `undefined`. */
export function readRegion(shop: ShopType, code: unknown): Region | undefined {
  if (typeof code !== 'string') return undefined
  const requested = code.trim().toUpperCase()
  return shopRegions[shop].find((region) => region === requested)
}

/** What {@link resolveRegion} decides by. */
export interface RegionInput {
  /** The Swiss shop has a single region. */
  readonly shop: ShopType
  /** The `region` parameter of the URL; null when there is none. */
  readonly urlRegion?: string | null | undefined
  /** The country of the stored vatInfo; null when there is none. */
  readonly savedCountryCode?: string | null | undefined
}

/**
 * The country that prices are shown for: always CH in the Swiss shop; in the German one the region of the URL,
 * otherwise the stored country, where CH and every country outside the shop become DE.
 */
export function resolveRegion({ shop, urlRegion, savedCountryCode }: RegionInput): Region {
  if (shop === 'CH') return 'CH'
  return readRegion(shop, urlRegion) ?? readRegion(shop, savedCountryCode) ?? 'DE'
}

/**
 * The region to switch to when the ship-to country of the checkout differs; `undefined` when nothing changes, also
 * for a country outside the shop's regions.
 */
export function chooseShipToRegion(
  shop: ShopType,
  { selected, shipTo }: { readonly selected: string; readonly shipTo: unknown },
): Region | undefined {
  const region = readRegion(shop, shipTo)
  return region === selected ? undefined : region
}

/** The `region` parameter of the URL as it is, or null. Throws `INVALID_URL`. */
export function readUrlRegion(url: string): string | null {
  return toHttpUrl(url).searchParams.get('region')
}

/** The URL without its `region` parameter; the rest of the query is not re-encoded. Throws `INVALID_URL`. */
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
