import * as z from 'zod/mini'
import { apiVersion } from '../../rules/call/call-defaults'
import { defineCall, sends } from '../kit/call'
import type { CountriesQuery } from './countries-requests'
import { listOf, text, type Schema } from '../kit/schema'

const subdivision = z.object({ isoCode: z.string(), label: text })
const countriesShape = z.object({
  addressCountries: listOf(z.object({ isoCode: z.string(), label: text, states: listOf(subdivision) })),
})
/** Countries that an address may lie in, by ISO alpha-2, with their subdivisions where there are any. */
export interface AddressCountries extends z.output<typeof countriesShape> {}
export interface AddressCountriesWire extends z.input<typeof countriesShape> {}
export const addressCountriesSchema: Schema<AddressCountries, AddressCountriesWire> = countriesShape

/** A country of an address form. */
export type AddressCountry = AddressCountries['addressCountries'][number]

/** [7.3-8] Countries and subdivisions by name; not a call of the webstore. */
export const listCountries = defineCall(
  {
    id: 'countries.list',
    method: 'GET',
    path: `/services/data/${apiVersion}/connect/i18n/statecountry`,
    at: 'api',
    responses: { 200: addressCountriesSchema },
    cache: 'data',
  },
  sends<{ query: CountriesQuery }>,
)
