import { describe, expect, it } from 'vitest'
import { sharedDecimals } from './shared-decimals'

const prices = (...amounts: string[]) => amounts.map((amount) => ({ amount, currencyCode: 'CHF' }))

describe('sharedDecimals', () => {
  it.each([
    [['3.16', '1.81'], 2],
    [['1.07', '0.508'], 3],
    [['0.12', '0.0803'], 4],
    [['0.00'], 2],
    [['0.00', '0.5'], 3],
    [[], 2],
  ])('shows %j with %i decimals', (amounts, decimals) => {
    expect(sharedDecimals(prices(...amounts))).toBe(decimals)
  })
})
