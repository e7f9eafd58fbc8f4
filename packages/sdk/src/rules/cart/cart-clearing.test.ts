import { describe, expect, it } from 'vitest'
import { asksBeforeSwitch, clearsCart } from './cart-clearing'

const germany = { countryCode: 'DE', currencyCode: 'EUR' }
const netherlands = { countryCode: 'NL', currencyCode: 'EUR' }
const switzerland = { countryCode: 'CH', currencyCode: 'CHF' }

describe('clearsCart', () => {
  it.each([
    [germany, netherlands, 'another country with the same currency'],
    [germany, switzerland, 'another country and currency'],
    [switzerland, { countryCode: 'CH', currencyCode: 'EUR' }, 'another currency in the same country'],
  ])('[1-19] [4.selected-country-header-7] from %j to %j: yes, %s', (from, to, _why) => {
    expect(clearsCart(from, to)).toBe(true)
    expect(clearsCart(to, from)).toBe(true)
  })

  it.each([[germany], [netherlands], [switzerland]])(
    '[1-19] no, where %j stays and the language changes',
    (view) => {
      expect(clearsCart(view, { ...view })).toBe(false)
    },
  )
})

describe('asksBeforeSwitch', () => {
  it.each([
    [1, true],
    [25, true],
    [undefined, true],
    [0, false],
  ])(
    '[1-19] [4.selected-country-header-7] to another country with %j products in the cart: %s',
    (productCount, asks) => {
      expect(asksBeforeSwitch({ from: germany, to: netherlands, productCount })).toBe(asks)
    },
  )

  it.each([[1], [0], [undefined]])('[1-19] never within a country, with %j products', (productCount) => {
    expect(asksBeforeSwitch({ from: germany, to: germany, productCount })).toBe(false)
  })
})
