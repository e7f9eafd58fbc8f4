import { lineNet } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../../i18n/create-i18n'
import { readCartTotals, sumGuestLines } from './cart-totals'
import type { CartTotals } from './cart-totals'
import { roundingOf, totalsRows } from './totals-rows'

const chf = (amount: string) => ({ amount, currencyCode: 'CHF' })
const lineOf = (unit: string, quantity: number) => ({
  unitPrice: chf(unit),
  quantity,
  net: lineNet(chf(unit), quantity),
})
const guest = { rate: 0.081, currencyCode: 'CHF', countryCode: 'CH' }
const rollsAndBoxes = [lineOf('0.82', 82), lineOf('4.21', 36), lineOf('0.00', 1)]

async function rowsOf(totals: CartTotals, isNetFirst = false): Promise<readonly (readonly string[])[]> {
  const i18n = await createI18n('de-CH', ['cart'])
  const t = i18n.getFixedT('de-CH', 'cart')
  const input = { totals, isNetFirst, locale: 'de-CH', shop: 'CH', t, shippingLater: undefined } as const
  return totalsRows(input).map(({ label, value }) => [label, value])
}

describe('the rows of totals', () => {
  it('say what rounding makes, before the total, so that they add up', async () => {
    expect(await rowsOf(sumGuestLines(rollsAndBoxes, guest))).toEqual([
      ['Warenwert inkl. MWST', '236.53'],
      ['Versand', 'wird an der Kasse berechnet'],
      ['Rundung', '−0.01'],
      ['Enthaltene MWST 8.1%', '17.72'],
      ['Total exkl. MWST', '218.80'],
      ['Total inkl. MWST', 'CHF\u00a0236.52'],
    ])
  })

  it('of a single line have that row too', async () => {
    const rows = await rowsOf(sumGuestLines([lineOf('0.1233', 250)], guest))
    expect(rows).toContainEqual(['Warenwert inkl. MWST', '33.32'])
    expect(rows).toContainEqual(['Rundung', '0.01'])
    expect(rows.at(-1)).toEqual(['Total inkl. MWST', 'CHF\u00a033.33'])
  })

  it('have no such row where they add up, as net rows do', async () => {
    const totals = sumGuestLines(rollsAndBoxes, guest)
    expect((await rowsOf(totals, true)).map(([label]) => label)).not.toContain('Rundung')
    expect(roundingOf({ totals, isNetFirst: true })).toBeNull()
    expect(roundingOf({ totals: sumGuestLines([lineOf('10.00', 4)], guest), isNetFirst: false })).toBeNull()
  })

  it('say that goods are free', async () => {
    const rows = await rowsOf(sumGuestLines([lineOf('0.00', 1)], guest))
    expect(rows[0]).toEqual(['Warenwert inkl. MWST', 'Gratis'])
  })

  it('keep the platform’s total, also where it is wrong by more than rounding, which is a fault', () => {
    const sums = {
      totalProductAmount: chf('100.00'),
      totalPromotionalAdjustmentAmount: null,
      totalChargeAmount: null,
      totalTaxAmount: chf('8.10'),
      grandTotalAmount: chf('108.10'),
    }
    const options = { rate: 0.081, countryCode: 'CH', isShippingKnown: false }
    const totals = readCartTotals(sums, { ...options, lines: [lineOf('0.99', 100)] })
    if (totals === null) throw new Error('no totals')
    expect(totals.gross).toEqual(chf('108.10'))
    expect(roundingOf({ totals, isNetFirst: false })).toEqual({ amount: chf('1.08'), isFault: true })
    expect(roundingOf({ totals, isNetFirst: true })).toEqual({ amount: chf('1.00'), isFault: true })
  })
})
