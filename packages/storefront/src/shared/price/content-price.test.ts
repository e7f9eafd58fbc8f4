import { describe, expect, it } from 'vitest'
import { formatContentPrice } from './content-price'

const francs = (amount: string) => ({ amount, currencyCode: 'CHF' })
const euros = (amount: string) => ({ amount, currencyCode: 'EUR' })
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ')

describe('the price by content', () => {
  it.each([
    ['gross', 'de', euros('1.95'), { amount: '66', unit: 'm' }, 0.19, '0,0352 € / m'],
    ['net', 'de', euros('1.95'), { amount: '66', unit: 'm' }, 0.19, '0,0295 € / m'],
    ['gross', 'de', euros('24.50'), { amount: '12.5', unit: 'kg' }, 0.21, '2,37 € / kg'],
    ['gross', 'de-CH', francs('17.25'), { amount: '50', unit: 'm²' }, 0.081, 'CHF 0.373 / m²'],
    ['net', 'fr-CH', francs('20.67'), { amount: '500', unit: 'l' }, 0.081, '0.0413 CHF / l'],
  ] as const)('is the %s price in %s: %o for %o', (main, locale, net, content, rate, text) => {
    expect(plain(formatContentPrice({ net, content }, { rate, main, locale }))).toBe(text)
  })

  it('is missing for what is sold by the piece', () => {
    const net = euros('1.95')
    expect(formatContentPrice({ net, content: undefined }, { rate: 0.19, main: 'net', locale: 'de' })).toBe(
      undefined,
    )
  })
})
