import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultLocale,
  getLocaleCountry,
  getPrimaryLanguage,
  getShortLanguageLabel,
  isShopLocale,
  matchLocale,
  requireShopLocale,
  shopLocales,
  toLanguageTag,
} from './locale'

/** Values that untyped callers may pass. */
const noTexts = [undefined, null, NaN, 5, Infinity, true, {}, [], ['de'], Symbol('de')]

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
    ['fr-CH', 'CH', true],
    ['en-US', 'CH', true],
    ['de', 'CH', false],
    ['de', 'DE', true],
    ['en-US', 'DE', true],
    ['fr-CH', 'DE', false],
    ['DE-CH', 'CH', false],
    ['de_CH', 'CH', false],
    [' de', 'DE', false],
    ['d\u0435', 'DE', false],
    ['ｄｅ', 'DE', false],
    ['de\u200b', 'DE', false],
    ['', 'CH', false],
    ['toString', 'CH', false],
    ...noTexts.map((value) => [value, 'DE', false] as const),
  ] as const)('[9-5] %j in %s: %s', (value, shop, isLocale) => {
    expect(isShopLocale(value, shop)).toBe(isLocale)
  })

  it('accepts the locales of both shops without a shop', () => {
    expect(['de', 'fr-CH', 'en-US', 'nl', ''].map((locale) => isShopLocale(locale))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('requireShopLocale', () => {
  it('gives the locale back', () => {
    expect(requireShopLocale('de', 'DE')).toBe('de')
  })

  it.each(['de', '', 'DE-CH', ...noTexts])('throws INVALID_OPTION in the Swiss shop for %j', (value) => {
    const message = 'locale: the CH shop has de-CH, fr-CH, en-US'
    expect(() => requireShopLocale(value, 'CH')).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', message }),
    )
  })
})

describe('getLocaleCountry', () => {
  it.each([
    ['ar', 'AE'],
    ['de', 'DE'],
    ['ja', 'JP'],
    ['zh', 'CN'],
    ['pt', 'PT'],
    ['es', 'ES'],
    ['fr', 'FR'],
    ['en', undefined],
    ['it', undefined],
  ])('[3.locale-and-region-3] has a default country for %j: %s', (locale, country) => {
    expect(getLocaleCountry(locale)).toBe(country)
  })

  it.each<[unknown, string | undefined]>([
    ['de-CH', 'CH'],
    ['en_US', 'US'],
    ['lang_COUNTRY', undefined],
    ['zh-Hans-CN', 'CN'],
    ['zh-Hant-TW', 'TW'],
    ['es-419', '419'],
    ['es-419-MX', '419'],
    ['de-Latn-1996-AT', 'AT'],
    ['zh-Hans', 'CN'],
    ['DE', 'DE'],
    [' de ', 'DE'],
    ['FR-', 'FR'],
    ['-CH', 'CH'],
    ['CH', undefined],
    ['en-us', undefined],
    ['en-Us', undefined],
    ['en-USA', undefined],
    ['en-XUS', undefined],
    ['en-4190', undefined],
    ['en-0419', undefined],
    ['en-41', undefined],
    ['en-４１９', undefined],
    ['en-\u0661\u0662\u0663', undefined],
    ['en-ＵＳ', undefined],
    ['en-\u0421\u041d', undefined],
    ['en-U\u200bS', undefined],
    ['', undefined],
    [' ', undefined],
    ['-', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
    ...noTexts.map((value): [unknown, undefined] => [value, undefined]),
  ])('[3.locale-and-region-3] gives the country of %j: %s', (locale, country) => {
    // Untyped callers may pass values that are not strings.
    expect(getLocaleCountry(locale as string)).toBe(country)
  })
})

describe('the language of a tag', () => {
  it.each<[unknown, string, string, string]>([
    ['de-CH', 'DE', 'de', 'de-CH'],
    ['fr_CH', 'FR', 'fr', 'fr-CH'],
    ['EN-us', 'EN', 'en', 'EN-us'],
    [' de_CH_1996 ', 'DE', 'de', 'de-CH-1996'],
    ['haw', 'HAW', 'haw', 'haw'],
    ['', '', '', ''],
    ['_', '', '', '-'],
    ...noTexts.map((value): [unknown, string, string, string] => [value, '', '', '']),
  ])('[3.locale-and-region-4] has for %j the short label %j', (locale, label, primary, tag) => {
    // Untyped callers may pass values that are not strings.
    const text = locale as string
    expect(getShortLanguageLabel(text)).toBe(label)
    expect(getPrimaryLanguage(text)).toBe(primary)
    expect(toLanguageTag(text)).toBe(tag)
  })
})

describe('matchLocale', () => {
  it.each([
    ['CH', 'de-CH', 'de-CH'],
    ['CH', 'DE-ch', 'de-CH'],
    ['CH', 'fr_CH', 'fr-CH'],
    ['CH', ' en-US ', 'en-US'],
    ['DE', 'de', 'de'],
    ['DE', 'DE', 'de'],
    ['DE', 'en_US', 'en-US'],
  ] as const)('[4.language-1] %s has %j itself', (shop, requested, locale) => {
    expect(matchLocale(shop, requested)).toEqual({ locale, isExact: true })
  })

  it.each([
    ['CH', 'en-GB', 'en-US'],
    ['CH', 'en', 'en-US'],
    ['CH', 'de', 'de-CH'],
    ['CH', 'FR', 'fr-CH'],
    ['CH', 'de-CH-1996', 'de-CH'],
    ['DE', 'de-AT', 'de'],
    ['DE', 'de_CH', 'de'],
  ] as const)('[4.language-2] %s partly matches %j with %s', (shop, requested, locale) => {
    expect(matchLocale(shop, requested)).toEqual({ locale, isExact: false })
  })

  it.each([
    ['DE', 'fr-CH'],
    ['CH', ''],
    ['CH', '-CH'],
    ['CH', 'd'],
    ['CH', 'deu'],
    ['CH', 'dealer'],
    ['CH', 'frame'],
    ['CH', 'enamel'],
    ['DE', 'd\u0435'],
    ...noTexts.map((value) => ['DE', value] as const),
  ] as const)('[4.language-2] %s has no match for %j', (shop, requested) => {
    expect(matchLocale(shop, requested as string)).toBeUndefined()
  })

  it('[4.language-1] [4.language-2] matches the requested language in any case', () => {
    const tags = fc.tuple(fc.stringMatching(/^(de|fr|en|nl|it)$/), fc.stringMatching(/^([-_][A-Za-z]{2})?$/))
    fc.assert(
      fc.property(tags, fc.constantFrom('CH', 'DE'), ([language, more], shop) => {
        const match = matchLocale(shop, language + more)
        expect(matchLocale(shop, (language + more).toUpperCase())).toEqual(match)
        const offered = shopLocales[shop].map((locale) => getPrimaryLanguage(locale))
        expect(match && getPrimaryLanguage(match.locale)).toBe(
          offered.includes(language) ? language : undefined,
        )
      }),
    )
  })
})
