import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import {
  defaultLocale,
  getLocaleCountry,
  getPrimaryLanguage,
  getShortLanguageLabel,
  isShopLocale,
  matchLocale,
  requireShopLocale,
  shopLocales,
} from './locale'

describe('shopLocales', () => {
  it('[9-5] lists the languages of each shop', () => {
    expect(shopLocales).toEqual({ CH: ['de-CH', 'fr-CH', 'en-US'], DE: ['de', 'en-US'] })
  })

  it('[9-6] has en-US as default in the Swiss shop and de in the German one', () => {
    expect(defaultLocale).toEqual({ CH: 'en-US', DE: 'de' })
  })
})

describe('isShopLocale', () => {
  it.each([
    ['de-CH', 'CH', true],
    ['de', 'CH', false],
    ['de', 'DE', true],
    ['fr-CH', 'DE', false],
    ['DE-CH', 'CH', false],
    ['', 'CH', false],
    ['toString', 'CH', false],
    [undefined, 'CH', false],
    [5, 'DE', false],
  ] as const)('%j in %s: %s', (value, shop, isLocale) => {
    expect(isShopLocale(value, shop)).toBe(isLocale)
  })

  it('takes the locales of both shops where no shop is given', () => {
    expect(['de', 'fr-CH', 'nl'].map((locale) => isShopLocale(locale))).toEqual([true, true, false])
  })

  it('has a strict form that throws INVALID_OPTION', () => {
    expect(requireShopLocale('de', 'DE')).toBe('de')
    expect(() => requireShopLocale('de', 'CH')).toThrow(
      expect.toSatisfy((error: unknown) => isShopError(error, 'INVALID_OPTION')),
    )
  })
})

describe('getLocaleCountry', () => {
  it.each([
    ['de-CH', 'CH'],
    ['lang_COUNTRY', undefined],
    ['en_US', 'US'],
    ['zh-Hans-CN', 'CN'],
    ['es-419', '419'],
    ['de-Latn-1996-AT', 'AT'],
    ['zh-Hans', 'CN'],
    ['ar', 'AE'],
    ['de', 'DE'],
    ['ja', 'JP'],
    ['zh', 'CN'],
    ['pt', 'PT'],
    ['es', 'ES'],
    ['fr', 'FR'],
    ['DE', 'DE'],
    ['en', undefined],
    ['en-us', undefined],
    ['', undefined],
    [' ', undefined],
    ['constructor', undefined],
  ])('[3.locale-and-region-3] gives the country of %j: %s', (locale, country) => {
    expect(getLocaleCountry(locale)).toBe(country)
  })
})

describe('getShortLanguageLabel', () => {
  it('[3.locale-and-region-4] is the upper-case language', () => {
    expect(['de-CH', 'fr_CH', 'en'].map(getShortLanguageLabel)).toEqual(['DE', 'FR', 'EN'])
  })
})

describe('getPrimaryLanguage', () => {
  it('is the first subtag in lower case', () => {
    expect(['de-CH', 'EN-us', ''].map(getPrimaryLanguage)).toEqual(['de', 'en', ''])
  })
})

describe('matchLocale', () => {
  it.each([
    ['CH', 'de-CH', { locale: 'de-CH', isExact: true }],
    ['CH', 'DE-ch', { locale: 'de-CH', isExact: true }],
    ['DE', 'en_US', { locale: 'en-US', isExact: true }],
  ] as const)('[4.language-1] %s has %s itself', (shop, requested, match) => {
    expect(matchLocale(shop, requested)).toEqual(match)
  })

  it.each([
    ['CH', 'en-GB', { locale: 'en-US', isExact: false }],
    ['CH', 'de', { locale: 'de-CH', isExact: false }],
    ['DE', 'de-AT', { locale: 'de', isExact: false }],
    ['DE', 'fr-CH', undefined],
    ['CH', '', undefined],
    ['CH', 'd', undefined],
  ] as const)('[4.language-2] %s answers %j with %j', (shop, requested, match) => {
    expect(matchLocale(shop, requested)).toEqual(match)
  })
})
