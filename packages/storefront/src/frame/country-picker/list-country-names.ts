import { countries, type Client } from '@cartonnage/sdk'
import type { LocaleNaming } from '@cartonnage/sdk/rules'

/** The platform's names of these countries. Fetched when the picker opens, with the code that calls the platform. */
export async function listCountryNames(
  { use }: Client,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<LocaleNaming['countries']> {
  const found = await use(countries).list({ countries: codes }, { signal })
  return found.map(({ isoCode, label }) => ({ isoCode, label: label ?? '' }))
}
