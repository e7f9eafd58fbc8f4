import { describe, expect, it } from 'vitest'
import { countryLabel, languageLabel, toLocaleOption } from './locale-label'

const german = { displayLocale: 'de', languageDisplay: 'long' } as const
const countries = [
  { isoCode: 'DE', label: 'Deutschland' },
  { isoCode: 'CH', label: 'Schweiz (Liste)' },
  { isoCode: 'NL', label: '' },
]

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

  it.each([
    ['ar', 'AE'],
    ['de', 'DE'],
    ['ja', 'JP'],
    ['zh', 'CN'],
    ['pt', 'PT'],
    ['es', 'ES'],
    ['fr', 'FR'],
    ['en', undefined],
    ['nl', undefined],
  ])('[3.locale-and-region-3] the country of %s is %s', (locale, countryCode) => {
    const option = toLocaleOption(locale, german)
    expect(option.countryCode).toBe(countryCode)
    expect(option.countryLabel === undefined).toBe(countryCode === undefined)
  })
})

describe('countryLabel', () => {
  it.each([
    ['DE', 'Deutschland'],
    ['de', 'Deutschland'],
    ['CH', 'Schweiz (Liste)'],
    ['NL', 'Niederlande'],
    ['AT', 'Österreich'],
    ['ZZZZ', 'ZZZZ'],
    ['', ''],
  ])('[3.locale-and-region-2] %j is %s', (code, label) => {
    expect(countryLabel(code, { ...german, countries })).toBe(label)
  })

  it.each(['AT', 'HR', 'DE', 'SK', 'NL', 'LU', 'CZ', 'BE'])(
    '[3.locale-and-region-8] %s has a label in every language of the shops',
    (code) => {
      for (const displayLocale of ['de-CH', 'fr-CH', 'en-US', 'de']) {
        expect(countryLabel(code, { ...german, displayLocale })).not.toBe(code)
      }
    },
  )
})

describe('languageLabel', () => {
  const short = { displayLocale: 'de', languageDisplay: 'short' } as const
  it.each([
    ['de-CH', 'DE'],
    ['en_US', 'EN'],
    ['zh-Hans-CN', 'ZH'],
    ['', ''],
  ])('[3.locale-and-region-4] short, %j is %j', (locale, label) => {
    expect(languageLabel(locale, short)).toBe(label)
  })

  it.each([
    ['de-CH', 'Deutsch'],
    ['en_US', 'Englisch'],
    ['FR', 'Französisch'],
    ['xx-YY', 'xx-YY'],
    ['xx_YY', 'xx-YY'],
    ['', ''],
    ['???', '???'],
  ])('[3.locale-and-region-4] long, %j is %j', (locale, label) => {
    expect(languageLabel(locale, german)).toBe(label)
  })

  it('answers without throwing when the display locale is none', () => {
    expect(languageLabel('de', { ...german, displayLocale: '???' })).toBe('de')
    expect(countryLabel('DE', { ...german, displayLocale: '' })).toBe('DE')
  })

  it('[9-7] knows more than 150 languages', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const codes = letters.flatMap((first) => letters.map((second) => first + second))
    const named = codes.filter((code) => languageLabel(code, german) !== code)
    expect(named.length).toBeGreaterThan(150)
  })
})
