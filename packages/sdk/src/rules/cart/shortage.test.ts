import { describe, expect, it } from 'vitest'
import type { QuantityRule } from '../money/price-tiers'
import { findShortage, type ProductStock, type Shortage } from './shortage'

type Row = readonly [string, number, ProductStock, QuantityRule | null, Shortage | undefined]

const restocked = { inStock: 2575, moreFrom: '2026-12-14' }
const rest = { inStock: 40 }
const inTwenties = { minimum: 20, increment: 20 }

const rows: readonly Row[] = [
  ['reaches', 2575, restocked, null, undefined],
  [
    'of a restocked product is short by one',
    2576,
    restocked,
    null,
    { inStock: 2575, rest: 1, largestQuantity: 2575, restFrom: '2026-12-14' },
  ],
  ['of a last rest lacks', 100, rest, null, { inStock: 40, rest: 60, largestQuantity: 40 }],
  ['helps in steps only', 100, { inStock: 95 }, inTwenties, { inStock: 95, rest: 5, largestQuantity: 80 }],
  ['is below the smallest order', 20, { inStock: 12 }, inTwenties, { inStock: 12, rest: 8 }],
  ['is nothing', 1, { inStock: 0 }, null, { inStock: 0, rest: 1 }],
  [
    'is nothing until a day',
    1,
    { inStock: 0, moreFrom: '2026-12-14' },
    null,
    { inStock: 0, rest: 1, restFrom: '2026-12-14' },
  ],
  [
    'exceeds what one order may have',
    90,
    { inStock: 80 },
    { maximum: 50 },
    { inStock: 80, rest: 10, largestQuantity: 50 },
  ],
  ['does not matter for what is made to order', 500, { inStock: 0, isMadeToOrder: true }, null, undefined],
  ['is unknown', 99_999, {}, null, undefined],
  ['is unknown, but a day is given', 99_999, { moreFrom: '2026-12-14' }, null, undefined],
]

describe('findShortage', () => {
  it.each(rows)('where the stock %s: %d of %j', (_what, quantity, stock, rule, shortage) => {
    expect(findShortage(quantity, stock, rule)).toEqual(shortage)
  })
})
