import { describe, expect, it } from 'vitest'
import { chooseCurrency, type CurrencySettings } from './currency'

const markets = [
  { localeCurrencyMap: null },
  { localeCurrencyMap: { de_CH: 'USD', fr_CH: 'CHF' } },
  { localeCurrencyMap: { de_CH: 'CHF', 'en-US': 'EUR', de: 'EUR', zh_Hans_CN: 'EUR' } },
]
const settings: CurrencySettings = {
  sessionDrivenCurrency: false,
  supportedCurrencies: ['CHF', 'EUR'],
  defaultCurrency: 'CHF',
  markets,
}

describe('chooseCurrency', () => {
  it.each([[true], ['true'], ['false'], [1], [{}]])(
    '[4.currency-choice-1] chooses none when the session decides it: %j',
    (flag) => {
      expect(chooseCurrency({ ...settings, sessionDrivenCurrency: flag }, 'de-CH')).toBeUndefined()
    },
  )

  it.each([[false], [null], [undefined], [''], [0]])(
    '[4.currency-choice-1] chooses one when it does not: %j',
    (flag) => {
      expect(chooseCurrency({ ...settings, sessionDrivenCurrency: flag }, 'fr-CH')).toBe('CHF')
    },
  )

  it('[4.currency-choice-2] chooses the only supported one, whatever the markets say', () => {
    expect(chooseCurrency({ ...settings, supportedCurrencies: ['EUR'] }, 'fr-CH')).toBe('EUR')
  })

  it.each([
    ['fr-CH', 'CHF', 'a key with an underscore'],
    ['fr_CH', 'CHF', 'an underscore in the locale'],
    ['en-US', 'EUR', 'a key with a hyphen'],
    ['en_US', 'EUR', 'a key with a hyphen, an underscore in the locale'],
    ['de-CH', 'CHF', 'the first market with a supported currency'],
    ['de', 'EUR', 'a key without country'],
    ['zh-Hans-CN', 'EUR', 'a key with two underscores'],
  ])('[4.currency-choice-3] maps %s to %s: %s', (locale, currencyCode) => {
    expect(chooseCurrency({ ...settings, defaultCurrency: 'SEK' }, locale)).toBe(currencyCode)
  })

  it('[4.currency-choice-3] uses the first market that maps the locale to a supported currency', () => {
    const two = [{ localeCurrencyMap: { de: 'EUR' } }, { localeCurrencyMap: { de: 'CHF' } }]
    expect(chooseCurrency({ ...settings, markets: two }, 'de')).toBe('EUR')
    expect(chooseCurrency({ ...settings, markets: two.toReversed() }, 'de')).toBe('CHF')
  })

  it('[4.currency-choice-3] [4.currency-choice-4] leaves a mapped currency that is not supported', () => {
    const markets = [{ localeCurrencyMap: { de: 'USD' } }]
    expect(chooseCurrency({ ...settings, markets, defaultCurrency: 'SEK' }, 'de')).toBe('SEK')
    expect(chooseCurrency({ markets, supportedCurrencies: null, defaultCurrency: 'SEK' }, 'de')).toBe('SEK')
  })

  it.each([
    ['fr'],
    ['en-GB'],
    ['nl-NL'],
    [''],
    [' '],
    ['_'],
    ['constructor'],
    ['__proto__'],
    ['ｄｅ'],
    ['de\u200b'],
  ])('[4.currency-choice-4] chooses the default for %j and infers no country', (locale) => {
    expect(chooseCurrency({ ...settings, defaultCurrency: 'EUR' }, locale)).toBe('EUR')
  })

  it.each([[null], [undefined], [[]], [[{}]], [[{ localeCurrencyMap: {} }]]])(
    '[4.currency-choice-4] chooses the default where the markets are %j',
    (none) => {
      expect(chooseCurrency({ ...settings, markets: none }, 'de')).toBe('CHF')
    },
  )

  it.each([[undefined], [null]])(
    '[4.currency-choice-4] chooses the default without a locale: %j',
    (locale) => {
      expect(chooseCurrency({ ...settings, defaultCurrency: 'EUR' }, locale)).toBe('EUR')
      expect(chooseCurrency({ ...settings, supportedCurrencies: ['CHF'] }, locale)).toBe('CHF')
      expect(chooseCurrency({ ...settings, defaultCurrency: null }, locale)).toBeUndefined()
    },
  )

  it('[4.currency-choice-4] has none without a default', () => {
    expect(chooseCurrency({}, 'de-CH')).toBeUndefined()
    expect(
      chooseCurrency({ supportedCurrencies: [], defaultCurrency: '', markets: null }, 'de-CH'),
    ).toBeUndefined()
  })
})
