import { canonicalBasePathname, holidayLocation, parseShopUrl } from '@cartonnage/sdk/rules'
import { createContext } from 'react-router-dom'
import { isRecord } from './is-record'
import { paths } from './paths'
import type { PageLoaderArgs } from './shop-context'

/** An address, as far as it says whose public holidays count there. */
export interface PlacedAddress {
  readonly country: string
  readonly postalCode: string | null
  readonly region: string | null
}

/** The places whose public holidays count at addresses, by `placeKey`. */
export type HolidayPlaces = Readonly<Record<string, readonly string[]>>

/** Looks up addresses in the table of postcodes. */
export type FindHolidayPlaces = (addresses: readonly PlacedAddress[]) => HolidayPlaces

/** The server's lookup; null in the browser, which asks the server: the table stays there. */
export const holidayPlacesContext = createContext<FindHolidayPlaces | null>(null)

const placeKey = ({ country, postalCode, region }: PlacedAddress): string =>
  [country, postalCode, region].join('/')

/** A lookup by one that takes a single address. */
export const findPlacesBy =
  (locationsOf: (address: PlacedAddress) => readonly string[]): FindHolidayPlaces =>
  (addresses) =>
    Object.fromEntries(addresses.map((address) => [placeKey(address), locationsOf(address)]))

/** The places of an address; without a lookup its country, with the subdivision that the platform knows. */
export const locationsAt = (
  places: HolidayPlaces | undefined,
  address: PlacedAddress,
): string | readonly string[] => places?.[placeKey(address)] ?? holidayLocation(address)

/**
 * The places of addresses, inside a loader or an action. Never fails: where the server cannot be reached, the holidays of
 * the countries count.
 */
export async function loadHolidayPlaces(
  { context, request }: Pick<PageLoaderArgs, 'context' | 'request'>,
  addresses: readonly (Omit<PlacedAddress, 'country'> & { readonly country: string | null })[],
): Promise<HolidayPlaces> {
  const placed = addresses.flatMap(({ country, postalCode, region }) =>
    country ? [{ country, postalCode, region }] : [],
  )
  const find = context.get(holidayPlacesContext)
  if (find !== null) return find(placed)
  return placed.length === 0 ? {} : await askServer(placed, request)
}

async function askServer(
  addresses: readonly PlacedAddress[],
  { url: pageUrl, signal }: Request,
): Promise<HolidayPlaces> {
  const url = new URL(canonicalBasePathname(parseShopUrl(pageUrl)) + paths.holidayPlaces(), pageUrl)
  const headers = { 'Content-Type': 'application/json' }
  try {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(addresses), signal })
    // Written by our own server of the same build.
    return response.ok ? ((await response.json()) as HolidayPlaces) : {}
  } catch {
    return {}
  }
}

/** What the browser has sent; undefined for anything else. */
export function readPlacedAddresses(body: unknown): readonly PlacedAddress[] | undefined {
  return Array.isArray(body) && body.every(isPlacedAddress) ? body : undefined
}

function isPlacedAddress(value: unknown): value is PlacedAddress {
  if (!isRecord(value) || typeof value.country !== 'string') return false
  return [value.postalCode, value.region].every((text) => text === null || typeof text === 'string')
}
