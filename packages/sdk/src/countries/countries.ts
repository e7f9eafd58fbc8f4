import type { FeatureContext } from '../client/client'
import { shopperTransport } from '../session/after-session'
import { listCountries, type AddressCountry } from '../contract/countries/countries'
import type { CallOptions, Transport } from '../transport/transport'

/** Countries for address forms. */
export interface CountriesFeature {
  /**
   * Countries with their subdivisions, named in the client's locale. `countries` are ISO alpha-2 codes, a leading
   * `!` leaves one out; without codes all that the platform has. Cached as rarely changing data.
   */
  list(
    input?: { readonly countries?: readonly string[] | undefined },
    options?: CallOptions,
  ): Promise<readonly AddressCountry[]>
}

export function createCountriesCalls({ send, scope }: Transport): CountriesFeature {
  return {
    list: async ({ countries } = {}, options) => {
      const query = { locale: scope().locale, countries: countries?.join(',') }
      return (await send(listCountries, { query }, options)).data.addressCountries
    },
  }
}

/** The countries and subdivisions that addresses may name. */
export const countries = (client: FeatureContext): CountriesFeature =>
  createCountriesCalls(client.use(shopperTransport))
