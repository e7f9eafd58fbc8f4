import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitQuantities } from './split-quantities'

const bundles = { minimum: 20, maximum: null, increment: 20 }

describe('splitQuantities', () => {
  it.each([
    ['leaves everything to the default address', 50, [], null, { rest: 50, excess: 0, loose: [] }],
    ['leaves over what was not split', 50, [20, 10], null, { rest: 20, excess: 0, loose: [] }],
    ['leaves nothing over', 50, [50], null, { rest: 0, excess: 0, loose: [] }],
    ['counts what is too much', 50, [40, 30], null, { rest: 0, excess: 20, loose: [] }],
    [
      'names parts and rest that open a bundle',
      60,
      [15, 20],
      bundles,
      { rest: 25, excess: 0, loose: [0, 2] },
    ],
    ['finds nothing loose in whole bundles', 60, [20, 0], bundles, { rest: 40, excess: 0, loose: [] }],
  ])('%s', (_, quantity, parts, rule, split) => {
    expect(splitQuantities(quantity, parts, rule)).toEqual(split)
  })

  it.each([[1.5], [-1], [NaN], [Infinity]])('refuses the part %d', (part) => {
    expect(() => splitQuantities(10, [part])).toThrow(expect.objectContaining({ code: 'INVALID_QUANTITY' }))
  })

  it('keeps sums: parts and rest are the quantity, unless there is an excess', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.array(fc.nat(5_000), { maxLength: 100 }), (quantity, parts) => {
        const { rest, excess } = splitQuantities(quantity, parts)
        const sum = parts.reduce((total, part) => total + part, 0)
        expect(sum + rest - excess).toBe(quantity)
        expect(rest === 0 || excess === 0).toBe(true)
        expect(rest).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
