import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offeredSorts, readSort } from './product-sort'

const rule = (nameOrId: string | null, direction: string, sortRuleId = `${nameOrId}${direction}`) => ({
  nameOrId,
  direction,
  sortRuleId,
})
const offered = offeredSorts([
  rule('Relevancy', 'Default'),
  rule('InnerLength__c', 'Ascending'),
  rule('InnerLength__c', 'Descending'),
  rule('UnitPriceFrom100__c', 'Ascending'),
  rule('UnitPriceFrom0__c', 'Ascending'),
  rule('CreatedDate', 'Descending'),
  rule(null, 'Ascending'),
])

describe('offeredSorts', () => {
  it('has the rules of the columns that lists know', () => {
    expect([...offered]).toEqual([
      ['relevance', 'RelevancyDefault'],
      ['length', 'InnerLength__cAscending'],
      ['-length', 'InnerLength__cDescending'],
      ['price-100', 'UnitPriceFrom100__cAscending'],
    ])
  })
})

describe('readSort', () => {
  it.each([
    ['-length', '-length'],
    ['price-100', 'price-100'],
    ['price', 'relevance'],
    ['--length', 'relevance'],
    ['', 'relevance'],
    [null, 'relevance'],
  ] as const)('reads %j as %s', (text, sort) => {
    expect(readSort(text, 'relevance', offered)).toBe(sort)
  })

  it('is always an order that is offered, or the preferred one', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sort = readSort(text, 'length', offered)
        expect(sort === 'length' || offered.has(sort)).toBe(true)
      }),
    )
  })
})
