import * as z from 'zod/mini'

/** Fails without a locale. */
export const countriesQuerySchema = z.object({
  /** BCP 47 tag of the language of the labels. */
  locale: z.string(),
  /** ISO alpha-2 codes, separated by commas; a leading `!` leaves one out. */
  countries: z.optional(z.string()),
})
/** Which countries to list, and in which language. */
export interface CountriesQuery extends z.output<typeof countriesQuerySchema> {}
