import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { productPriceSchema, productPricesSchema } from './product-price'

const chf = (amount: string) => ({ amount, currencyCode: 'CHF' })
const price = { currencyIsoCode: 'CHF', productId: '01t', listPrice: '3.20', unitPrice: '3.00' }
const withTiers = (...tiers: object[]) => ({ ...price, priceAdjustment: { priceAdjustmentTiers: tiers } })
const read = (wire: object) => z.parse(productPriceSchema, wire)

describe('productPriceSchema', () => {
  it('puts the plain unit price in front of tiers that start later', () => {
    const { tiers } = read(
      withTiers(
        { lowerBound: '500', upperBound: null, tierUnitPrice: '2.40' },
        { lowerBound: '100', upperBound: '500', tierUnitPrice: '2.70' },
      ),
    )
    expect(tiers).toEqual([
      { from: 1, unitPrice: chf('3.00') },
      { from: 100, unitPrice: chf('2.70') },
      { from: 500, unitPrice: chf('2.40') },
    ])
  })

  it('takes a tier that starts at 1 as the first one', () => {
    const { tiers } = read(withTiers({ lowerBound: '1', tierUnitPrice: '2.90' }))
    expect(tiers).toEqual([{ from: 1, unitPrice: chf('2.90') }])
  })

  it.each([
    ['null', price],
    ['an empty list', withTiers()],
    ['without a price', withTiers({ lowerBound: '100', tierUnitPrice: null })],
  ])('gives the plain unit price alone when the tiers are %s', (_, wire) => {
    expect(read(wire).tiers).toEqual([{ from: 1, unitPrice: chf('3.00') }])
  })

  it.each([
    ['no unit price', { ...price, unitPrice: null }],
    ['success false', { ...price, success: false, error: { errorCode: 'ITEM_NOT_FOUND', message: 'x' } }],
  ])('has no tiers with %s', (_, wire) => {
    expect(read(wire)).toMatchObject({ unitPrice: null, tiers: null })
  })
})

describe('productPricesSchema', () => {
  it('gives each line the currency of the whole answer', () => {
    const wire = {
      currencyIsoCode: 'CHF',
      pricingLineItemResults: [
        { productId: 'a', listPrice: null, unitPrice: '3.00', success: true, error: {} },
        { productId: 'b', success: false, error: { errorCode: 'ITEM_NOT_FOUND' } },
      ],
    }
    expect(z.parse(productPricesSchema, wire).prices).toMatchObject([
      { productId: 'a', listPrice: null, unitPrice: chf('3.00') },
      { productId: 'b', unitPrice: null, tiers: null },
    ])
  })
})
