import * as z from 'zod/mini'
import { dataPath } from '../kit/paths'
import { defineCall, request } from '../kit/call'
import type { CountriesQuery } from './countries-requests'
import { listOf, text, type Schema } from '../kit/schema'

const subdivision = z.object({
  /** Code without the country: `ZH`. */
  isoCode: z.string(),
  /** In the requested language. */
  label: text,
})
const countriesShape = z.object({
  /** In the platform’s order. */
  addressCountries: listOf(
    z.object({
      /** ISO 3166-1 alpha-2. */
      isoCode: z.string(),
      /** In the requested language. */
      label: text,
      /** Cantons or states; empty where addresses need none. */
      states: listOf(subdivision),
    }),
  ),
})
/** The countries that an address may name, with their subdivisions, wrapped as the platform sends them. */
export interface AddressCountries extends z.output<typeof countriesShape> {}
/** Fails when a country or subdivision lacks its ISO code. */
export const addressCountriesSchema: Schema<AddressCountries> = countriesShape

/** A country of an address form, with its subdivisions. */
export type AddressCountry = AddressCountries['addressCountries'][number]

/** Countries and subdivisions with their labels; a call of the organisation, not of the webstore. */
export const listCountries = defineCall(
  {
    id: 'countries.list',
    method: 'GET',
    path: `${dataPath}/connect/i18n/statecountry`,
    base: 'api',
    responses: { 200: addressCountriesSchema },
    cache: 'data',
  },
  request<{ query: CountriesQuery }>,
)
