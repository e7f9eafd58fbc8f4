import { describe, expect, it } from 'vitest'
import { chooseCurrency, type CurrencySettings } from './currency'

const markets = [
  { localeCurrencyMap: null },
  { localeCurrencyMap: { de_CH: 'USD', fr_CH: 'CHF' } },
  { localeCurrencyMap: { de_CH: 'CHF', 'en-US': 'EUR', de: 'EUR' } },
]
const settings: CurrencySettings = {
  sessionDrivenCurrency: false,
  supportedCurrencies: ['CHF', 'EUR'],
  defaultCurrency: 'CHF',
  markets,
}

describe('chooseCurrency', () => {
  it.each([[true], ['true'], ['false'], [1], [{}]])(
    '[4.currency-choice-1] chooses none when the session drives it: %j',
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

  it('[4.currency-choice-2] takes the only supported one, whatever the markets say', () => {
    expect(chooseCurrency({ ...settings, supportedCurrencies: ['EUR'] }, 'fr-CH')).toBe('EUR')
  })

  it.each([
    ['fr-CH', 'CHF', 'a key with an underscore'],
    ['fr_CH', 'CHF', 'an underscore in the locale'],
    ['en-US', 'EUR', 'a key with a hyphen'],
    ['de-CH', 'CHF', 'the first market with a supported currency'],
    ['de', 'EUR', 'a key without country'],
  ])('[4.currency-choice-3] maps %s to %s: %s', (locale, currencyCode) => {
    expect(chooseCurrency(settings, locale)).toBe(currencyCode)
  })

  it.each([['fr'], ['en-GB'], ['nl-NL'], [''], ['constructor'], ['__proto__']])(
    '[4.currency-choice-4] takes the default for %j and guesses no country',
    (locale) => {
      expect(chooseCurrency({ ...settings, defaultCurrency: 'EUR' }, locale)).toBe('EUR')
    },
  )

  it('[4.currency-choice-4] has none without a default', () => {
    expect(chooseCurrency({}, 'de-CH')).toBeUndefined()
    expect(
      chooseCurrency({ supportedCurrencies: [], defaultCurrency: '', markets: null }, 'de-CH'),
    ).toBeUndefined()
  })
})
