import { Hono } from 'hono'
import type { Env } from '../calls/call'
import { illegalValue, splitIds } from '../calls/query'
import { listCountries } from './countries'

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
 * `CH,DE` lists these, `!CH` and `!CH,DE` list all others. Anything but two letters fails with
 * 400 ILLEGAL_QUERY_PARAMETER_VALUE; two letters that are no country's are left out.
 */
function readChoice(list: string | undefined): { only: string[]; without: string[] } {
  const entries = splitIds(list).map((entry) => entry.toUpperCase())
  if (!entries.every((entry) => /^!?[A-Z]{2}$/.test(entry))) throw illegalValue('countries')
  const excludesAll = entries[0]?.startsWith('!') ?? false
  const isExcluded = (entry: string) => excludesAll || entry.startsWith('!')
  return {
    only: entries.filter((entry) => !isExcluded(entry)),
    without: entries.filter(isExcluded).map((entry) => entry.replace('!', '')),
  }
}
