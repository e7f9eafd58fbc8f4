import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Money } from './money'
import { lineNet } from './money'
import {
  findCliff,
  largestAllowed,
  raiseQuantity,
  tierTable,
  unitPriceFor,
  type PriceTier,
} from './price-tiers'

const chf = (amount: string): Money => ({ amount, currencyCode: 'CHF' })

/** Product 1001100 of the sample catalogue, in CHF. */
const tiers: readonly PriceTier[] = [
  { from: 1, unitPrice: chf('0.99') },
  { from: 25, unitPrice: chf('0.82') },
  { from: 100, unitPrice: chf('0.67') },
  { from: 500, unitPrice: chf('0.55') },
  { from: 1000, unitPrice: chf('0.47') },
]
const cents = ({ amount }: Money) => Number(amount.replace('.', ''))
/** Tiers in any order, including duplicate quantities; unit prices with up to four decimals. */
const tierLists = fc.array(
  fc.record({
    from: fc.integer({ min: 1, max: 50 }),
    unitPrice: fc.nat(50_000).map((units) => chf((units / 10_000).toFixed(4))),
  }),
  { maxLength: 6 },
)
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

  it('has no price without tiers', () => {
    expect(unitPriceFor([], 5)).toBeUndefined()
  })

  it.each([[NaN], [-1], [Infinity], [-Infinity]])('[1-1] leaves out a tier from %d pieces', (from) => {
    const odd = [{ from, unitPrice: chf('0.01') }, ...tiers, { from, unitPrice: chf('0.01') }]
    expect(unitPriceFor(odd, 5)).toEqual(chf('0.99'))
    expect(tierTable(odd, 0)).toEqual(tierTable(tiers, 0))
    expect(findCliff(odd, 1)).toBeUndefined()
  })

  it('[1-1] uses the later of two tiers from the same quantity', () => {
    const double = [{ from: 25, unitPrice: chf('0.01') }, ...tiers]
    expect(unitPriceFor(double, 30)).toEqual(chf('0.82'))
    expect(tierTable(double, 0)).toEqual(tierTable(tiers, 0))
    expect(findCliff(double, 20)).toBeUndefined()
  })

  it('has a tier from no pieces on', () => {
    expect(unitPriceFor([{ from: 0, unitPrice: chf('1') }], 0)).toEqual(chf('1'))
  })
})

describe('tierTable', () => {
  it('[1-1] has a row for each tier, with gross prices and savings', () => {
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

  it.each([
    ['0.995', 1],
    ['0.99', 1],
    ['0.996', null],
    ['0.985', 2],
    ['0.001', 100],
    ['0', 100],
    ['1.00', null],
  ])('[1-1] says for %s after 1.00 that %s percent are saved', (amount, saving) => {
    const pair = [
      { from: 1, unitPrice: chf('1.00') },
      { from: 2, unitPrice: chf(amount) },
    ]
    expect(tierTable(pair, 0)[1]?.saving).toBe(saving)
  })

  it.each([[NaN], [''], ['x'], [-0.1], [Infinity]])('throws INVALID_AMOUNT for the rate %j', (rate) => {
    expect(() => tierTable(tiers, rate)).toThrow(expect.objectContaining({ code: 'INVALID_AMOUNT' }))
  })

  it('throws INVALID_AMOUNT for a price that cannot be read, and for tiers of two currencies', () => {
    const bad = { from: 5, unitPrice: chf('NaN') }
    const foreign = { from: 5, unitPrice: { amount: '0.10', currencyCode: 'EUR' } }
    for (const tier of [bad, foreign]) {
      const failure = expect.objectContaining({ code: 'INVALID_AMOUNT' }) as unknown
      expect(() => tierTable([...tiers, tier], 0)).toThrow(failure)
      expect(() => findCliff([...tiers, tier], 1)).toThrow(failure)
    }
  })

  it('has no saving for a first price of zero, nor for a more expensive tier', () => {
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
    [21, { quantity: 25, total: chf('20.50'), currentTotal: chf('20.79') }],
    [81, undefined],
    [82, { quantity: 100, total: chf('67.00'), currentTotal: chf('67.24') }],
    [99, { quantity: 100, total: chf('67.00'), currentTotal: chf('81.18') }],
    [100, undefined],
    [410, undefined],
    [411, { quantity: 500, total: chf('275.00'), currentTotal: chf('275.37') }],
    [854, undefined],
    [855, { quantity: 1000, total: chf('470.00'), currentTotal: chf('470.25') }],
    [1000, undefined],
  ])('[1-1] finds for %d pieces of 1001100: %j', (quantity, cliff) => {
    expect(findCliff(tiers, quantity)).toEqual(cliff)
    expect(findCliff(tiers.toReversed(), quantity)).toEqual(cliff)
  })

  it('[1-1] says that 82 pieces of 1001100 in CHF cost more than 100', () => {
    const net = (quantity: number) => lineNet(unitPriceFor(tiers, quantity) ?? chf('0'), quantity)
    expect([net(82), net(100)]).toEqual([chf('67.24'), chf('67.00')])
    const starts = Array.from({ length: 1000 }, (_, index) => index + 1).filter(
      (quantity) => findCliff(tiers, quantity) && !findCliff(tiers, quantity - 1),
    )
    expect(starts).toEqual([21, 82, 411, 855])
  })

  it.each([
    ['the cheapest of several cheaper quantities', ['9', '8', '1', '0.4'], 40],
    ['the smaller of two that cost the same', ['9', '8', '1', '0.5'], 20],
    ['only a cheaper one', ['1', '0.9', '0.45', '0.4'], undefined],
  ])('offers %s', (_, prices, quantity) => {
    const steep = [1, 10, 20, 40].map((from, index) => ({ from, unitPrice: chf(prices[index] ?? '0') }))
    expect(findCliff(steep, 9)?.quantity).toBe(quantity)
  })

  it.each([[NaN], [-1], [0]])('finds nothing for %d pieces', (quantity) => {
    expect(findCliff(tiers, quantity)).toBeUndefined()
  })

  it('throws INVALID_AMOUNT for endlessly many pieces', () => {
    expect(() => findCliff(tiers, Infinity)).toThrow(expect.objectContaining({ code: 'INVALID_AMOUNT' }))
  })

  it('finds nothing below the first tier and without tiers', () => {
    expect(findCliff(fromTen, 9)).toBeUndefined()
    expect(findCliff([], 9)).toBeUndefined()
  })

  it('only ever offers more pieces for less money, and no quantity is cheaper than the one it offers', () => {
    fc.assert(
      fc.property(tierLists, fc.integer({ min: 1, max: 60 }), (list, quantity) => {
        const cliff = findCliff(list, quantity)
        const cost = (count: number) => cents(lineNet(unitPriceFor(list, count) ?? chf('0'), count))
        const current = unitPriceFor(list, quantity) && cost(quantity)
        const more = Array.from({ length: 60 }, (_, index) => quantity + index + 1)
        const least = Math.min(...more.map((count) => (unitPriceFor(list, count) ? cost(count) : Infinity)))
        expect(cliff !== undefined).toBe(current !== undefined && least < current)
        if (!cliff) return
        expect(cliff.quantity).toBeGreaterThan(quantity)
        expect(cents(cliff.currentTotal)).toBe(current)
        expect(cents(cliff.total)).toBeLessThan(Number(current))
        expect([cents(cliff.total), cost(cliff.quantity)]).toEqual([least, least])
      }),
    )
  })

  it('goes with a table of rising quantities without a negative saving or total', () => {
    fc.assert(
      fc.property(tierLists, fc.constantFrom(0, 0.081, 0.19), (list, rate) => {
        const rows = tierTable(list, rate)
        expect(rows.map(({ from }) => from)).toEqual(
          [...new Set(list.map(({ from }) => from))].sort((a, b) => a - b),
        )
        for (const { saving, totalNet, totalGross, from, net } of rows) {
          expect(saving === null || (saving > 0 && saving <= 100)).toBe(true)
          expect(cents(totalNet)).toBeGreaterThanOrEqual(0)
          expect(cents(totalGross)).toBeGreaterThanOrEqual(cents(totalNet))
          expect(unitPriceFor(list, from)).toEqual(net)
        }
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
    [2 ** 53 - 1, { increment: 2 }, 2 ** 53 - 2],
    [2 ** 53 - 3, { increment: 4 }, 2 ** 53 - 4],
    [5, { maximum: 1 }, 1],
    [5, { increment: 10, maximum: 7 }, 10],
    [7, { minimum: 0, increment: 1, maximum: 0 }, 7],
    [7, { minimum: 0.5, increment: 2.5, maximum: Infinity }, 7],
  ])('makes of %d under %j: %d', (quantity, rule, raised) => {
    expect(raiseQuantity(quantity, rule)).toBe(raised)
  })

  it.each([
    [0],
    [-1],
    [2.5],
    [NaN],
    [Infinity],
    [-Infinity],
    [2 ** 53],
    [Infinity],
    ['5'],
    [''],
    [null],
    [undefined],
    [[5]],
    [{}],
  ])('throws INVALID_QUANTITY for %j', (quantity) => {
    expect(() => raiseQuantity(quantity as number, {})).toThrow(
      expect.objectContaining({
        code: 'INVALID_QUANTITY',
        message: 'a quantity is a whole number above 0',
      }),
    )
  })

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

describe('largestAllowed', () => {
  it.each([
    [{}, undefined, 999_999],
    [{ increment: 20 }, undefined, 999_980],
    [{ minimum: 144, increment: 36 }, undefined, 999_972],
    [{ maximum: 50 }, undefined, 50],
    [{ increment: 20, maximum: 50 }, undefined, 40],
    [{ maximum: 5_000_000 }, undefined, 999_999],
    [{}, 2_000_000, 999_999],
    [{}, 40, 40],
    [{ minimum: 20, increment: 20 }, 95, 80],
    [{ minimum: 20, increment: 20 }, 12, undefined],
    [{ minimum: 144, increment: 36 }, 143, undefined],
    [{}, 0, undefined],
    [{}, -3, undefined],
    [{}, NaN, undefined],
    [{}, 7.9, 7],
    [{ maximum: 5 }, 40, 5],
    [{ minimum: null, increment: null, maximum: null }, 40, 40],
  ])('under %j up to %s is %s', (rule, limit, allowed) => {
    expect(largestAllowed(rule, limit)).toBe(allowed)
  })
})
