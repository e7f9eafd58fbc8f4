import { Hono } from 'hono'
import type { Env } from '../../calls/call'
import { illegalValue, splitList } from '../../calls/query'
import { countryCodes } from './countries'
import { listSubdivisions, type Subdivision } from './subdivisions'

/** Names of countries and their subdivisions: a call of the platform, not of a webstore. */
export const countryRoutes = new Hono<Env>()

countryRoutes.get('/services/data/:version/connect/i18n/statecountry', (c) => {
  const { locale, language, countries } = c.req.query()
  c.header('Cache-Control', 'max-age=300')
  return c.json({
    addressCountries: listCountries({ locale: locale || language || 'en-US', ...readChoice(countries) }),
  })
})

/**
 * `CH,DE` lists these, `!CH` and `!CH,DE` list all others. Anything but two letters fails with 400
 * ILLEGAL_QUERY_PARAMETER_VALUE; two letters that are no country code are ignored.
 */
function readChoice(list: string | undefined): { only: string[]; without: string[] } {
  const entries = splitList(list).map((entry) => entry.toUpperCase())
  if (!entries.every((entry) => /^!?[A-Z]{2}$/.test(entry))) throw illegalValue('countries')
  const excludesAll = entries[0]?.startsWith('!') ?? false
  const isExcluded = (entry: string) => excludesAll || entry.startsWith('!')
  return {
    only: entries.filter((entry) => !isExcluded(entry)),
    without: entries.filter(isExcluded).map((entry) => entry.replace('!', '')),
  }
}

/** A country as an address form shows it. */
interface AddressCountry {
  readonly isoCode: string
  readonly label: string
  readonly states: readonly Subdivision[]
}

interface CountryChoice {
  /** BCP 47, also with `_`; an invalid tag counts as English. */
  readonly locale: string
  /** Codes to list; every country when empty. */
  readonly only: readonly string[]
  readonly without: readonly string[]
}

/** Countries with their names in a language and their subdivisions, in that language's order. */
function listCountries({ locale, only, without }: CountryChoice): AddressCountry[] {
  const tag = readTag(locale)
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const language = new Intl.Locale(tag).language
  return countryCodes
    .filter((code) => (only.length === 0 || only.includes(code)) && !without.includes(code))
    .map((code) => ({
      isoCode: code,
      label: names.of(code) ?? code,
      states: listSubdivisions(code, language),
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, tag))
}

function readTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.trim().replaceAll('_', '-'))[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}
