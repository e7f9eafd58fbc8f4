import { countries, type Client, type CountriesFeature } from '@cartonnage/sdk'
import { deliversTo } from '../delivery-country'
import type { PlaceNames, PlaceNamesByCountry } from '../../address-lines/place-names'

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
