import { afterEach, describe, expect, it, vi } from 'vitest'
import { countryLabel, languageLabel, toLocaleOption } from './locale-label'
import { supportedLocales } from './supported-locales.fixture'

const german = { displayLocale: 'de', languageDisplay: 'long' } as const
const countries = [
  { isoCode: 'DE', label: 'Deutschland (Liste)' },
  { isoCode: 'ch', label: 'Schweiz (Liste)' },
  { isoCode: 'NL', label: '' },
]
const displayLocales = ['de-CH', 'fr-CH', 'en-US', 'de']

afterEach(() => {
  vi.restoreAllMocks()
})

describe('toLocaleOption', () => {
  it('[3.locale-and-region-1] names country, language and currency of a locale', () => {
    expect(toLocaleOption('fr-CH', { ...german, countries }, 'CHF')).toEqual({
      locale: 'fr-CH',
      countryCode: 'CH',
      countryLabel: 'Schweiz (Liste)',
      languageLabel: 'Französisch',
      currencyCode: 'CHF',
    })
  })

  it('[3.locale-and-region-1] leaves open what a locale does not say', () => {
    expect(toLocaleOption('en', { ...german, languageDisplay: 'short' })).toEqual({
      locale: 'en',
      countryCode: undefined,
      countryLabel: undefined,
      languageLabel: 'EN',
      currencyCode: undefined,
    })
  })

  it.each([
    ['ar', 'AE', 'Vereinigte Arabische Emirate'],
    ['de', 'DE', 'Deutschland'],
    ['ja', 'JP', 'Japan'],
    ['zh', 'CN', 'China'],
    ['pt', 'PT', 'Portugal'],
    ['es', 'ES', 'Spanien'],
    ['fr', 'FR', 'Frankreich'],
    ['en', undefined, undefined],
    ['nl', undefined, undefined],
    ['es-419', '419', 'Lateinamerika'],
    ['', undefined, undefined],
    ['???', undefined, undefined],
  ])('[3.locale-and-region-3] the country of %j is %s, %s', (locale, countryCode, label) => {
    expect(toLocaleOption(locale, german)).toMatchObject({ locale, countryCode, countryLabel: label })
  })

  it('[9-7] labels more than 150 locales', () => {
    expect(new Set(supportedLocales).size).toBeGreaterThan(150)
  })

  it.each(supportedLocales)(
    '[9-7] names language and country of %s in every language of the shops',
    (locale) => {
      for (const displayLocale of displayLocales) {
        const option = toLocaleOption(locale, { displayLocale, languageDisplay: 'long' })
        const [language, code] = [locale.split('-')[0], locale.split('-').at(-1)]
        expect(option.countryCode).toBe(code)
        expect(option.countryLabel?.trim()).toBeTruthy()
        expect(option.countryLabel).not.toBe(code)
        expect(option.languageLabel.trim()).not.toBe('')
        expect([language, locale]).not.toContain(option.languageLabel)
      }
    },
  )
})

describe('countryLabel', () => {
  it.each([
    ['DE', 'Deutschland (Liste)'],
    ['de', 'Deutschland (Liste)'],
    ['CH', 'Schweiz (Liste)'],
    ['NL', 'Niederlande'],
    ['AT', 'Österreich'],
    ['at', 'Österreich'],
    ['419', 'Lateinamerika'],
    ['ZZZZ', 'ZZZZ'],
    ['XQ', 'XQ'],
    ['ＤＥ', 'ＤＥ'],
    ['constructor', 'constructor'],
    ['', ''],
    [' ', ' '],
  ])('[3.locale-and-region-2] %j is %s', (code, label) => {
    expect(countryLabel(code, { ...german, countries })).toBe(label)
  })

  it('[3.locale-and-region-2] comes from the engine where there is no list', () => {
    expect(countryLabel('DE', german)).toBe('Deutschland')
    expect(countryLabel('DE', { ...german, countries: [] })).toBe('Deutschland')
  })

  it.each([
    ['AT', 'Österreich', 'Autriche', 'Austria'],
    ['HR', 'Kroatien', 'Croatie', 'Croatia'],
    ['DE', 'Deutschland', 'Allemagne', 'Germany'],
    ['SK', 'Slowakei', 'Slovaquie', 'Slovakia'],
    ['NL', 'Niederlande', 'Pays-Bas', 'Netherlands'],
    ['LU', 'Luxemburg', 'Luxembourg', 'Luxembourg'],
    ['CZ', 'Tschechien', 'Tchéquie', 'Czechia'],
    ['BE', 'Belgien', 'Belgique', 'Belgium'],
  ])('[3.locale-and-region-8] %s has a label in every language of the shops', (code, de, fr, en) => {
    const labels = displayLocales.map((displayLocale) => countryLabel(code, { ...german, displayLocale }))
    expect(labels).toEqual([de, fr, en, de])
  })
})

describe('languageLabel', () => {
  const short = { displayLocale: 'de', languageDisplay: 'short' } as const
  it.each([
    ['de-CH', 'DE'],
    ['en_US', 'EN'],
    ['zh-Hans-CN', 'ZH'],
    ['', ''],
    [undefined, ''],
  ])('[3.locale-and-region-4] short, %j is %j', (locale, label) => {
    expect(languageLabel(locale as string, short)).toBe(label)
  })

  it.each([
    ['de-CH', 'Deutsch'],
    ['en_US', 'Englisch'],
    ['FR', 'Französisch'],
    [' fr ', 'Französisch'],
    ['xx-YY', 'xx-YY'],
    ['xx_YY', 'xx-YY'],
    ['', ''],
    ['???', '???'],
    ['ｄｅ', 'ｄｅ'],
    ['constructor', 'constructor'],
    [undefined, ''],
    [null, ''],
    [5, ''],
    [{}, ''],
    [Symbol('de'), ''],
  ])('[3.locale-and-region-4] long, %j is %j', (locale, label) => {
    // Untyped callers may pass values that are not strings.
    expect(languageLabel(locale as string, german)).toBe(label)
  })

  it('[3.locale-and-region-4] is looked up by the code first, then by code and country', () => {
    const names = new Map([
      ['xx-YY', 'Xisch (Y)'],
      ['de-CH', 'Schweizer Deutsch'],
      ['de', 'Deutsch'],
    ])
    vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((code) => names.get(code))
    expect(languageLabel('xx_YY', german)).toBe('Xisch (Y)')
    expect(languageLabel('de_CH', german)).toBe('Deutsch')
    expect(languageLabel('yy-YY', german)).toBe('yy-YY')
  })

  it.each(['???', '', 'd', 'de_CH'])('does not throw for the display locale %j', (displayLocale) => {
    expect(languageLabel('de', { ...german, displayLocale })).toBe('de')
    expect(countryLabel('DE', { ...german, displayLocale })).toBe('DE')
  })
})

describe('the engine’s names', () => {
  const label = (code: string, displayLocale: string) => countryLabel(code, { displayLocale })

  it('are made once for a language', () => {
    const make = vi.spyOn(Intl, 'DisplayNames')
    expect([label('DE', 'it'), label('AT', 'it')]).toEqual(['Germania', 'Austria'])
    expect(languageLabel('de', { displayLocale: 'it', languageDisplay: 'long' })).toBe('tedesco')
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('are forgotten when there are too many of them', () => {
    label('DE', 'nl')
    for (let index = 0; index < 100; index += 1) expect(label('DE', `de-x-a${index}`)).toBe('Deutschland')
    const make = vi.spyOn(Intl, 'DisplayNames')
    expect([label('DE', 'nl'), label('AT', 'nl')]).toEqual(['Duitsland', 'Oostenrijk'])
    expect(make).toHaveBeenCalledOnce()
  })
})
