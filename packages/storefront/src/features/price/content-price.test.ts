import { describe, expect, it } from 'vitest'
import { contentPrice } from './content-price'

describe('contentPrice', () => {
  it.each([
    ['5.93', '50', '0.11860000'],
    ['18.83', '400', '0.04707500'],
    ['24.5', '12.5', '1.96000000'],
    ['1', '3', '0.33333333'],
    ['2', '3', '0.66666667'],
  ])('divides %s by %s', (amount, content, price) => {
    expect(contentPrice({ amount, currencyCode: 'CHF' }, content)).toEqual({
      amount: price,
      currencyCode: 'CHF',
    })
  })

  it('has none for an empty unit', () => {
    expect(contentPrice({ amount: '1', currencyCode: 'CHF' }, '0.0')).toBeUndefined()
  })
})
