import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { widenRange } from './facet-range'
import { toRefinements } from './facet-refinements'
import { readFacets } from './facet-selection'

const refinementsOf = (query: string) => toRefinements(readFacets(new URLSearchParams(query)))
const steps = { type: 'range', step: 50, last: 1000 } as const

/** The steps that an article of a size is in, as the platform has them: an edge belongs to both. */
function stepsOfArticle(size: number): readonly string[] {
  const upper = Math.min(1000, Math.floor(size / 50) * 50)
  return size % 50 === 0 && size > 0 && size <= 1000 ? [String(upper - 50), String(upper)] : [String(upper)]
}

describe('refinements', () => {
  it('are the platform’s fields and values', () => {
    expect(refinementsOf('length=200-400&flute=B&flute=C&stock=1&family=Faltkartons')).toEqual([
      {
        nameOrId: 'InnerLengthStep__c',
        type: 'DistinctValue',
        attributeType: 'Custom',
        values: ['200', '250', '300', '350'],
      },
      { nameOrId: 'Flute__c', type: 'DistinctValue', attributeType: 'Custom', values: ['B', 'C'] },
      { nameOrId: 'Availability__c', type: 'DistinctValue', attributeType: 'Custom', values: ['in-stock'] },
      { nameOrId: 'Family', type: 'DistinctValue', attributeType: 'Standard', values: ['Faltkartons'] },
    ])
  })

  it.each([
    ['300-300', ['300']],
    ['310', ['300']],
    ['310-340', ['300']],
    ['210-390', ['200', '250', '300', '350']],
    ['900-', ['900', '950', '1000']],
    ['900-1000', ['900', '950']],
    ['1000-1000', ['1000']],
    ['1200-', ['1000']],
    ['900-1100', ['900', '950', '1000']],
    ['-100', ['0', '50']],
    ['-0', ['0']],
  ])('of the range %s are its steps', (range, values) => {
    expect(refinementsOf(`length=${range}`)[0]?.values).toEqual(values)
  })

  it('find exactly what is in the widened range, both ends included, with at most 20 values', () => {
    const ranges = fc.tuple(fc.option(fc.nat(1400)), fc.option(fc.nat(1400)))
    fc.assert(
      fc.property(ranges, fc.nat(1500), ([from, to], size) => {
        const [refinement] = refinementsOf(`length=${from ?? ''}-${to ?? ''}`)
        if (refinement === undefined) return
        expect(refinement.values.length).toBeLessThanOrEqual(20)
        const [low, high] = [Math.min(from ?? 0, to ?? Infinity), Math.max(from ?? 0, to ?? Infinity)]
        const asked = { ...(low > 0 && { from: low }), ...(high < Infinity && { to: high }) }
        const range = widenRange(asked, steps)
        const isIn = size >= (range.from ?? 0) && size <= (range.to ?? Infinity)
        expect(stepsOfArticle(size).some((step) => refinement.values.includes(step))).toBe(isIn)
        if (size >= low && size <= high) expect(isIn).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
