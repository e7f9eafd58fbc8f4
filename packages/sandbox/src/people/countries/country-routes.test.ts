import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../fixtures/browser.fixture'
import { errorOf } from '../../fixtures/shopper.fixture'
import { createNodeSandbox } from '../../server'

interface CountryBody {
  readonly isoCode: string
  readonly label: string
  readonly states: readonly { readonly isoCode: string; readonly label: string }[]
}

async function list(query: string) {
  const { call } = openBrowser(createNodeSandbox())
  const { status, body } = await call(`/services/data/v65.0/connect/i18n/statecountry?${query}`)
  const countries: readonly CountryBody[] = body.addressCountries ?? []
  return { status, body, countries, codes: countries.map(({ isoCode }) => isoCode) }
}

describe('statecountry', () => {
  it.each([
    ['de-CH', 'Schweiz', 'Genf'],
    ['fr_CH', 'Suisse', 'Genève'],
    ['en-US', 'Switzerland', 'Geneva'],
    ['not a locale', 'Switzerland', 'Geneva'],
  ])('[7.3-8] in %s names Switzerland %s and its cantons', async (locale, label, canton) => {
    const { countries } = await list(`locale=${encodeURIComponent(locale)}&countries=CH`)
    expect(countries).toMatchObject([{ isoCode: 'CH', label }])
    expect(countries[0]?.states).toHaveLength(26)
    expect(countries[0]?.states).toContainEqual({ isoCode: 'GE', label: canton })
  })

  it('lists the countries that are named, by the order of their names', async () => {
    expect((await list('locale=de&countries=NL,de,BE')).codes).toEqual(['BE', 'DE', 'NL'])
    expect((await list('locale=en-US&countries=NL,DE,BE')).codes).toEqual(['BE', 'DE', 'NL'])
    expect((await list('locale=de&countries=XX,CH')).codes).toEqual(['CH'])
  })

  it('leaves out what follows a leading mark', async () => {
    const { codes } = await list('locale=de&countries=!CH,DE,!NL')
    expect(codes.filter((code) => ['CH', 'DE', 'NL'].includes(code))).toEqual([])
    expect(codes).toHaveLength((await list('locale=de')).codes.length - 3)
    expect((await list('locale=de&countries=CH,!DE')).codes).toEqual(['CH'])
  })

  it('has no subdivisions where addresses go without', async () => {
    expect((await list('locale=de&countries=LU')).countries[0]?.states).toEqual([])
  })

  it.each(['Schweiz', 'CH;DE', '!!CH', 'C'])('refuses %s as a list', async (countries) => {
    expect(errorOf(await list(`locale=de&countries=${encodeURIComponent(countries)}`))).toEqual([
      400,
      'ILLEGAL_QUERY_PARAMETER_VALUE',
    ])
  })
})
