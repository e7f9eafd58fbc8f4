import { describe, expect, it } from 'vitest'
import { exactGross } from './use-price-view'

describe('exactGross', () => {
  it.each([
    ['0.96', 0.081, '1.03776'],
    ['0.0453', 0.081, '0.0489693'],
    ['1.00', 0.21, '1.2100'],
    ['0', 0.19, '0'],
  ])('adds VAT to %s at %f without rounding', (amount, rate, gross) => {
    expect(Number(exactGross({ amount, currencyCode: 'CHF' }, rate).amount)).toBe(Number(gross))
  })
})
