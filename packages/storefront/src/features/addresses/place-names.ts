import { countries, type Client, type CountriesFeature } from '@cartonnage/sdk'
import { deliversTo } from './delivers-to'

/** What the platform calls a country and its subdivisions, in the shopper's language. */
export interface PlaceNames {
  readonly country: string
  /** Labels by code. */
  readonly subdivisions: Readonly<Partial<Record<string, string>>>
}

/** Names of places by country code; a country that the shop delivers to is missing, the shop's texts have its name. */
export type PlaceNamesByCountry = Readonly<Partial<Record<string, PlaceNames>>>

/** The name of a country, where it is known; a country is what an address says, so it may be any word. */
export const countryNameOf = (locations: PlaceNamesByCountry, country: string | null): string | undefined =>
  locationOf(locations, country)?.country

/** The name of a subdivision of a country, where it is known. */
export function subdivisionNameOf(
  locations: PlaceNamesByCountry,
  { country, code }: { readonly country: string | null; readonly code: string },
): string | undefined {
  const { subdivisions = {} } = locationOf(locations, country) ?? {}
  return Object.hasOwn(subdivisions, code) ? subdivisions[code] : undefined
}

const locationOf = (locations: PlaceNamesByCountry, country: string | null): PlaceNames | undefined =>
  country !== null && Object.hasOwn(locations, country) ? locations[country] : undefined

/** Names for addresses outside the shop's countries. Without such addresses nothing is asked; never fails. */
export async function loadPlaceNames(
  { shop, use, reportFailure }: Client,
  addresses: readonly { readonly country: string | null }[],
  signal: AbortSignal,
): Promise<PlaceNamesByCountry> {
  const codes = new Set(
    addresses.flatMap(({ country }) => (deliversTo(shop, country) ? [] : (country ?? []))),
  )
  if (codes.size === 0) return {}
  try {
    const listed = await use(countries).list({ countries: [...codes] }, { signal })
    return Object.fromEntries(listed.map((found) => [found.isoCode, toPlaceNames(found)] as const))
  } catch (error) {
    // Without names the codes are shown.
    reportFailure(error, 'the names of the countries')
    return {}
  }
}

type ListedCountry = Awaited<ReturnType<CountriesFeature['list']>>[number]

const toPlaceNames = ({ isoCode, label, states }: ListedCountry): PlaceNames => ({
  country: label ?? isoCode,
  subdivisions: Object.fromEntries(
    states.map((state) => [state.isoCode, state.label ?? state.isoCode] as const),
  ),
})
