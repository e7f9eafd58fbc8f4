import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import type { Money } from './money'
import { lineNet } from './money'
import { findCliff, raiseQuantity, tierTable, unitPriceFor, type PriceTier } from './price-tiers'

const chf = (amount: string): Money => ({ amount, currencyCode: 'CHF' })

/** Article 1001100 of the sample catalogue, in CHF. */
const tiers: readonly PriceTier[] = [
  { from: 1, unitPrice: chf('0.99') },
  { from: 25, unitPrice: chf('0.82') },
  { from: 100, unitPrice: chf('0.67') },
  { from: 500, unitPrice: chf('0.55') },
  { from: 1000, unitPrice: chf('0.47') },
]
const fromTen = tiers.map(({ from, unitPrice }) => ({ from: from * 10, unitPrice }))

describe('unitPriceFor', () => {
  it.each([
    [1, '0.99'],
    [24, '0.99'],
    [25, '0.82'],
    [99, '0.82'],
    [100, '0.67'],
    [1_000_000, '0.47'],
  ])('[1-1] costs at %d pieces %s each', (quantity, amount) => {
    expect(unitPriceFor(tiers, quantity)).toEqual(chf(amount))
    expect(unitPriceFor(tiers.toReversed(), quantity)).toEqual(chf(amount))
  })

  it.each([[0], [9], [-5], [NaN]])('has no price for %d, below the first tier', (quantity) => {
    expect(unitPriceFor(fromTen, quantity)).toBeUndefined()
  })

  it('has no price without tiers and ignores a tier without a readable quantity', () => {
    expect(unitPriceFor([], 5)).toBeUndefined()
    expect(unitPriceFor([{ from: NaN, unitPrice: chf('1') }, ...tiers], 5)).toEqual(chf('0.99'))
  })
})

describe('tierTable', () => {
  it('[1-1] has a row for each tier, with gross prices and what is saved', () => {
    const rows = tierTable(tiers.toReversed(), 0.081)
    expect(rows.map(({ from, net, gross, saving }) => [from, net.amount, gross.amount, saving])).toEqual([
      [1, '0.99', '1.07', null],
      [25, '0.82', '0.886', 17],
      [100, '0.67', '0.724', 32],
      [500, '0.55', '0.595', 44],
      [1000, '0.47', '0.508', 53],
    ])
    expect(rows.map(({ totalNet, totalGross }) => [totalNet.amount, totalGross.amount])).toEqual([
      ['0.99', '1.07'],
      ['20.50', '22.16'],
      ['67.00', '72.43'],
      ['275.00', '297.28'],
      ['470.00', '508.07'],
    ])
  })

  it('has no saving at a first price of zero, and none where a tier is dearer', () => {
    const odd = [
      { from: 1, unitPrice: chf('0.00') },
      { from: 5, unitPrice: chf('1.00') },
    ]
    expect(tierTable(odd, 0).map(({ saving }) => saving)).toEqual([null, null])
    expect(tierTable([], 0.081)).toEqual([])
  })
})

describe('findCliff', () => {
  it.each([
    [20, undefined],
    [21, { quantity: 25, total: chf('20.50'), presentTotal: chf('20.79') }],
    [81, undefined],
    [82, { quantity: 100, total: chf('67.00'), presentTotal: chf('67.24') }],
    [99, { quantity: 100, total: chf('67.00'), presentTotal: chf('81.18') }],
    [100, undefined],
    [410, undefined],
    [411, { quantity: 500, total: chf('275.00'), presentTotal: chf('275.37') }],
    [854, undefined],
    [855, { quantity: 1000, total: chf('470.00'), presentTotal: chf('470.25') }],
    [1000, undefined],
  ])('finds for %d pieces of 1001100: %j', (quantity, cliff) => {
    expect(findCliff(tiers, quantity)).toEqual(cliff)
  })

  it('offers the cheapest of several cheaper quantities, and the smaller of two that cost the same', () => {
    const steep = [1, 10, 20, 40].map((from, place) => ({
      from,
      unitPrice: chf(['9', '8', '1', '0.5'][place] ?? '0'),
    }))
    expect(findCliff(steep, 9)?.quantity).toBe(20)
  })

  it('finds nothing below the first tier and without tiers', () => {
    expect(findCliff(fromTen, 9)).toBeUndefined()
    expect(findCliff([], 9)).toBeUndefined()
  })

  it('only ever offers more pieces for less money', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (quantity) => {
        const cliff = findCliff(tiers, quantity)
        if (!cliff) return
        expect(cliff.quantity).toBeGreaterThan(quantity)
        expect(Number(cliff.total.amount)).toBeLessThan(Number(cliff.presentTotal.amount))
        expect(cliff.presentTotal).toEqual(lineNet(unitPriceFor(tiers, quantity) ?? chf('0'), quantity))
      }),
    )
  })
})

describe('raiseQuantity', () => {
  it.each([
    [15, { minimum: 10, increment: 10, maximum: null }, 20],
    [1, { minimum: 144, increment: 36, maximum: null }, 144],
    [145, { minimum: 144, increment: 36, maximum: null }, 180],
    [180, { minimum: 144, increment: 36, maximum: null }, 180],
    [3, { minimum: 5, increment: 5 }, 5],
    [7, {}, 7],
    [7, { minimum: null, increment: null, maximum: null }, 7],
    [7, { minimum: 7, increment: 5 }, 10],
    [99, { minimum: 1, increment: 1, maximum: 50 }, 50],
    [99, { minimum: 10, increment: 10, maximum: 55 }, 50],
    [55, { minimum: 10, increment: 10, maximum: 55 }, 50],
    [5, { minimum: 10, increment: 10, maximum: 5 }, 10],
    [7, { minimum: NaN, increment: 0, maximum: -1 }, 7],
    [7, { minimum: 0.5, increment: 2.5, maximum: Infinity }, 7],
  ])('makes of %d under %j: %d', (quantity, rule, raised) => {
    expect(raiseQuantity(quantity, rule)).toBe(raised)
  })

  it.each([[0], [-1], [2.5], [NaN], [Infinity], [2 ** 53], ['5'], [null]])(
    'throws INVALID_QUANTITY for %j',
    (quantity) => {
      expect(() => raiseQuantity(quantity as number, {})).toThrow(
        expect.toSatisfy((error: unknown) => isShopError(error, 'INVALID_QUANTITY')),
      )
    },
  )

  it('gives a quantity that needs no further raising, on the step and not below the minimum', () => {
    const count = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(count, count, count, (quantity, minimum, increment) => {
        const raised = raiseQuantity(quantity, { minimum, increment })
        expect(raised % increment).toBe(0)
        expect(raised).toBeGreaterThanOrEqual(Math.max(quantity, minimum))
        expect(raiseQuantity(raised, { minimum, increment })).toBe(raised)
      }),
    )
  })
})
