import type { QuoteDetail } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { offerRate, offerTotals } from './offer-totals'

const chf = (amount: string) => ({ amount, currencyCode: 'CHF' })
const line = (quantity: string, unitPrice: string, total: string) => ({
  ...{ id: unitPrice, productId: null, productName: null, sku: null, urlName: null, description: null },
  ...{ quantity, listPrice: null, unitPrice: chf(unitPrice), total: chf(total) },
})
const offer: QuoteDetail = {
  ...{ id: '1', quoteNumber: null, name: null, status: 'Approved', createdAt: null, expiresOn: null },
  ...{ isExpired: false, orderReferenceNumber: null, notes: [] },
  actions: { accept: 'allowed', copy: 'allowed', decline: 'allowed', renegotiate: 'allowed' },
  lines: [line('600.0', '0.49', '294.00'), line('500', '0.845', '422.50')],
  ...{ net: chf('716.50'), vat: chf('58.04'), total: chf('774.54') },
}

describe('the rate of an offer', () => {
  it.each([
    ['58.04', 0.081, 0.081],
    ['0.00', 0.081, 0],
    ['136.14', 0.081, null],
  ])('is for VAT of %s and a visitor with %s: %s', (vat, rate, expected) => {
    expect(offerRate({ net: chf('716.50'), vat: chf(vat) }, rate)).toBe(expected)
  })

  it('is unknown before there are prices', () => {
    expect(offerRate({ net: null, vat: null }, 0.081)).toBeNull()
  })
})

describe('the sums of an offer', () => {
  it('are those of its lines, without delivery', () => {
    expect(offerTotals(offer, 0.081)).toMatchObject({
      itemsNet: chf('716.50'),
      shipping: null,
      gross: chf('774.54'),
      lines: [{ net: chf('294.00'), rate: 0.081, quantity: 600 }, { net: chf('422.50') }],
      vatRows: [{ rate: 0.081, net: chf('716.50'), vat: chf('58.04') }],
    })
  })

  it('stand alone where something is taken off the lines, or the rate is unknown', () => {
    const reduced = { ...offer, net: chf('700.00'), vat: chf('56.70'), total: chf('756.70') }
    expect(offerTotals(reduced, 0.081)?.lines).toEqual([])
    expect(offerTotals(offer, null)).toMatchObject({ lines: [], vatRows: [], vat: chf('58.04') })
  })

  it('are none before there are prices', () => {
    expect(offerTotals({ ...offer, total: null }, 0.081)).toBeNull()
  })
})
