import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const countriesQueryShape = z.object({ locale: z.string(), countries: z.optional(z.string()) })
/** The language of the labels, and country codes separated by commas; a leading `!` leaves one out. */
export interface CountriesQuery extends z.output<typeof countriesQueryShape> {}
export const countriesQuerySchema: Schema<CountriesQuery, CountriesQuery> = countriesQueryShape
