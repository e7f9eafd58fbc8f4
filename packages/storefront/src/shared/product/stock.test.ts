import { describe, expect, it } from 'vitest'
import { stockOf } from './stock'

describe('stockOf', () => {
  it.each([
    ['active', 2600, 'in', 'full'],
    ['active', 420, 'few', 'half'],
    ['active', 0, 'out', 'ring'],
    ['discontinued', 40, 'rest', 'half'],
    ['discontinued', 0, 'out', 'ring'],
    ['made-to-order', 0, 'made', 'diamond'],
  ] as const)('of %s products with %i units is %s', (status, stock, kind, level) => {
    expect(stockOf({ status, stock })).toEqual({ kind, level })
  })

  it.each(['active', 'discontinued'] as const)('of %s products is undefined without a stock', (status) => {
    expect(stockOf({ status })).toBeUndefined()
  })
})
