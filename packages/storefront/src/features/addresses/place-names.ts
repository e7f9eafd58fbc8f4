import { countries, type Client, type CountriesFeature } from '@cartonnage/sdk'
import { deliversTo } from './delivery-country'

/** The platform's names of a country and its subdivisions, in the language of the shop page. */
export interface PlaceNames {
  readonly country: string
  /** Labels by code. */
  readonly subdivisions: Readonly<Partial<Record<string, string>>>
}

/** Names by country code. Countries that the shop delivers to are missing: their names are among the shop's texts. */
export type PlaceNamesByCountry = Readonly<Partial<Record<string, PlaceNames>>>

/** The name of a country, if there is one. The country comes from an address, so it may be any text. */
export const countryNameOf = (placeNames: PlaceNamesByCountry, country: string | null): string | undefined =>
  namesOf(placeNames, country)?.country

/** The name of a subdivision of a country, if there is one. */
export function subdivisionNameOf(
  placeNames: PlaceNamesByCountry,
  { country, code }: { readonly country: string | null; readonly code: string },
): string | undefined {
  const { subdivisions = {} } = namesOf(placeNames, country) ?? {}
  return Object.hasOwn(subdivisions, code) ? subdivisions[code] : undefined
}

const namesOf = (placeNames: PlaceNamesByCountry, country: string | null): PlaceNames | undefined =>
  country !== null && Object.hasOwn(placeNames, country) ? placeNames[country] : undefined

/** Loads names for addresses outside the shop's countries; sends no request without such addresses. Never fails. */
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
    // Pages show the codes instead.
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
