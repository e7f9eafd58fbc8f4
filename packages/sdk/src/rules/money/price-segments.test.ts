import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceSegments } from './price-segments'
import { findCliff, unitPriceFor, type PriceTier } from './price-tiers'

const tier = (from: number, amount: string): PriceTier => ({
  from,
  unitPrice: { amount, currencyCode: 'CHF' },
})

const box = [tier(1, '0.99'), tier(25, '0.82'), tier(100, '0.67'), tier(500, '0.55'), tier(1000, '0.47')]

describe('priceSegments', () => {
  it('has a step for each price, with the quantities from which the next one costs less in total', () => {
    const steps = priceSegments(box).map(({ from, to, cheaperFrom }) => [from, to, cheaperFrom])
    expect(steps).toEqual([
      [1, 24, 21],
      [25, 99, 82],
      [100, 499, 411],
      [500, 999, 855],
      [1000, null, null],
    ])
  })

  it.each<[string, readonly PriceTier[], readonly (readonly (number | null)[])[]]>([
    ['no price', [], []],
    ['one price', [tier(1, '2.00')], [[1, null, null]]],
    [
      'tiers in any order',
      [tier(10, '1.00'), tier(1, '1.20')],
      [
        [1, 9, 9],
        [10, null, null],
      ],
    ],
    [
      'equal prices',
      [tier(1, '1.00'), tier(10, '1.00')],
      [
        [1, 9, null],
        [10, null, null],
      ],
    ],
    [
      'a price so low that all before it is a cliff',
      [tier(5, '9.00'), tier(6, '0.10')],
      [
        [5, 5, 5],
        [6, null, null],
      ],
    ],
    ['nothing to pay', [tier(1, '0')], [[1, null, null]]],
  ])('reads %s', (_name, tiers, expected) => {
    expect(priceSegments(tiers).map(({ from, to, cheaperFrom }) => [from, to, cheaperFrom])).toEqual(expected)
  })

  it('agrees with the price and the cliff of every quantity', () => {
    const prices = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 330 }), (froms, quantity) => {
        const tiers = froms
          .toSorted((a, b) => a - b)
          .map((from, index) => tier(from, (9 / (index + 1)).toFixed(3)))
        const step = priceSegments(tiers).find(
          ({ from, to }) => from <= quantity && quantity <= (to ?? Infinity),
        )
        expect(step?.unitPrice).toEqual(unitPriceFor(tiers, quantity))
        const isCliff = step?.cheaperFrom != null && quantity >= step.cheaperFrom
        expect(isCliff).toBe(findCliff(tiers, quantity) !== undefined)
      }),
    )
  })
})
