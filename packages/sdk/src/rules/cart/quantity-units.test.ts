import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestAllowed, raiseQuantity } from '../money/price-tiers'
import { readEnteredQuantity } from './entered-quantity'
import { quantityUnits } from './quantity-units'

describe('quantityUnits', () => {
  it.each([
    ['bundle and pallet', { bundle: 25, pallet: 850 }, {}, ['piece 1', 'bundle 25', 'pallet 850']],
    ['a bundle alone', { bundle: 36 }, {}, ['piece 1', 'bundle 36']],
    ['a pallet alone', { bundle: 1, pallet: 40 }, {}, ['piece 1', 'pallet 40']],
    ['the piece alone', {}, {}, ['piece 1']],
    ['no pallet of a single bundle', { bundle: 50, pallet: 50 }, {}, ['piece 1', 'bundle 50']],
    ['no bundle below the minimum', { bundle: 20, pallet: 400 }, { minimum: 40 }, ['piece 1', 'pallet 400']],
    [
      'no bundle between two steps',
      { bundle: 25, pallet: 800 },
      { increment: 20 },
      ['piece 1', 'pallet 800'],
    ],
    ['no pallet above the maximum', { bundle: 25, pallet: 850 }, { maximum: 500 }, ['piece 1', 'bundle 25']],
    ['nothing that is no number', { bundle: NaN, pallet: -5 }, {}, ['piece 1']],
    ['nothing that is not known', { bundle: null, pallet: null }, { minimum: null }, ['piece 1']],
    ['no part of a piece', { bundle: 2.5, pallet: Infinity }, {}, ['piece 1']],
  ])('offers %s', (_what, packs, rule, offered) => {
    expect(quantityUnits(packs, rule).map(({ kind, size }) => `${kind} ${size}`)).toEqual(offered)
  })

  it('offers only units of which every number up to the maximum can be ordered', () => {
    const count = fc.integer({ min: 1, max: 400 })
    const rules = fc.record({ minimum: count, increment: count, maximum: fc.option(fc.nat(5000)) })
    fc.assert(
      fc.property(count, count, rules, (bundle, pallet, rule) => {
        for (const { size } of quantityUnits({ bundle, pallet }, rule).slice(1)) {
          const most = Math.floor((largestAllowed(rule) ?? size) / size)
          for (const number of [1, 2, 3, most].filter((one) => one <= most)) {
            const pieces = readEnteredQuantity(String(number), 'en-US', size) as number
            expect(raiseQuantity(pieces, rule)).toBe(pieces)
            expect(pieces / size).toBe(number)
          }
        }
      }),
    )
  })
})
