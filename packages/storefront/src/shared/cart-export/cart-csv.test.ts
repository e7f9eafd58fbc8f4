import { readOrderText } from '@cartonnage/sdk/order-files'
import { describe, expect, it } from 'vitest'
import { cartCsv, cartCsvName } from './cart-csv'

const chf = (amount: string) => ({ amount, currencyCode: 'CHF' })
const lines = [
  {
    number: '1001180',
    name: 'Karton; braun',
    quantity: 1000,
    unit: 'Stk',
    unitPrice: chf('0.72'),
    total: chf('720.00'),
  },
  { number: '0000280', name: '=Klebeband', quantity: 36, unit: 'Rolle', unitPrice: null, total: null },
]

describe('a cart as a file', () => {
  it('has what was ordered at which price, with formulas escaped', () => {
    expect(cartCsv(lines, 'de-CH')).toBe(
      '\ufeffArtikelnummer;Bezeichnung;Menge;Einheit;Preis netto;Total netto;Währung\r\n' +
        '1001180;"Karton; braun";1000;Stk;0.72;720.00;CHF\r\n' +
        "0000280;'=Klebeband;36;Rolle;;;\r\n",
    )
  })

  it('writes amounts and units as the language does', () => {
    expect(cartCsv(lines, 'de')).toContain('1000;Stk;"0,72";"720,00";CHF')
    expect(cartCsv(lines, 'fr-CH')).toContain('36;rouleau')
  })

  it.each(['de-CH', 'de', 'fr-CH', 'en-US'] as const)(
    'is an order list that can be read again in %s',
    (locale) => {
      expect(readOrderText(cartCsv(lines, locale)).rows).toEqual([
        { place: 2, number: '1001180', quantity: '1000' },
        { place: 3, number: '0000280', quantity: '36' },
      ])
    },
  )

  it('is named by the day in the shop', () => {
    const night = Date.parse('2026-11-30T23:30:00Z')
    expect(cartCsvName(night, 'fr-CH')).toBe('panier-2026-12-01.csv')
  })
})
