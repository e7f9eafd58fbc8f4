import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { amount } from './amount'
import { priced } from './priced'

describe('priced', () => {
  const schema = priced({ id: z.string() }, { net: amount, tax: amount })

  it('makes money of the amounts in the currency beside them', () => {
    expect(z.parse(schema, { id: 'a', currencyIsoCode: 'CHF', net: '1.5', tax: 0.12, more: 1 })).toEqual({
      id: 'a',
      currencyCode: 'CHF',
      net: { amount: '1.50', currencyCode: 'CHF' },
      tax: { amount: '0.12', currencyCode: 'CHF' },
    })
  })

  it('gives null for an amount that is missing or has no currency', () => {
    expect(z.parse(schema, { id: 'a', net: '1.50' })).toEqual({
      id: 'a',
      currencyCode: null,
      net: null,
      tax: null,
    })
  })
})
