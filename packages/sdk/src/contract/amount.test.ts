import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { amount, priced } from './amount'

describe('amount', () => {
  it.each([
    ['0', '0.00'],
    ['0.0', '0.00'],
    ['250.00', '250.00'],
    ['389.990', '389.99'],
    ['-100.5', '-100.50'],
    ['0.' + '0'.repeat(37), '0.00'],
    ['1.23456789012345', '1.23456789012345'],
    [' 3.2 ', '3.20'],
    [12.9, '12.90'],
    [0, '0.00'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (wire, expected) => {
    expect(z.parse(amount, wire)).toBe(expected)
  })

  it.each(['abc', '1,50', '1e3', true, {}])('refuses %j', (wire) => {
    expect(z.safeParse(amount, wire).success).toBe(false)
  })
})

describe('priced', () => {
  const schema = priced({ id: z.string() }, ['net', 'tax'])

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
