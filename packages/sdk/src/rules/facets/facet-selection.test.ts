import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalFacetQuery, changeFacet, readFacets, withFacets, writeFacets } from './facet-selection'
import { shopFacets, type FacetDefinition } from './facet-table'

const spell = (query: string, locale: 'de-CH' | undefined = undefined) =>
  decodeURIComponent(
    withFacets(
      new URLSearchParams(),
      readFacets(new URLSearchParams(query), { ...(locale && { locale }) }),
    ).toString(),
  )

const many = (count: number) => Array.from({ length: count }, (_, index) => `flute=F${index}`).join('&')

describe('a query', () => {
  it.each([
    ['length=200-400&width=150-300&flute=B&stock=1', 'length=200-400&width=150-300&flute=B&stock=1'],
    ['stock=1&flute=C&flute=B&flute=C&width=150-300', 'width=150-300&flute=B&flute=C&stock=1'],
    // what is no facet, and what cannot be a value
    ['nothing=1&flute=&Flute=B&page=2&sort=length', ''],
    ['flute=<script>alert(1)</script>&colour=%00&wall=%20', ''],
    ['stock=true&stock=0', ''],
    [`flute=${'x'.repeat(81)}`, ''],
    // ranges
    ['length=400-200', 'length=200-400'],
    ['length=200-', 'length=200-'],
    ['length=-400', 'length=-400'],
    ['length=0-400', 'length=-400'],
    ['length=250', 'length=250-250'],
    ['length=210-390', 'length=210-390'],
    ['length=-&width=0-&height=', ''],
    ['length=1000000000', ''],
    ['length=200-1000000000', 'length=200-'],
    ['length=1000000000-', ''],
    ['length=200&length=1000000000', 'length=200-'],
    ['length=-1200', ''],
    ['length=20-', ''],
    ['length=1200-1500', 'length=1200-1500'],
    ['length=abc&width=12.5-30&height=1e9', ''],
    ['length=-5-10', ''],
    // what a form sends
    ['length=200&length=400&width=&width=300&height=&height=', 'length=200-400&width=-300'],
    ['length=200-400&length=', 'length=200-400'],
    ['length=400&length=200', 'length=200-400'],
  ])('%s is read as %s', (query, expected) => {
    expect(spell(query)).toBe(expected)
  })

  it.each([
    ['length=20+cm&length=0,4+m', 'length=200-400'],
    ['length=20cm&length=', 'length=200-'],
    ["length=&length=1'000", 'length=-1000'],
  ])('of a form is read as people type: %s as %s', (query, expected) => {
    expect(spell(query, 'de-CH')).toBe(expected)
  })

  it('is read up to the platform’s limits', () => {
    expect(readFacets(new URLSearchParams(many(500)))).toMatchObject([{ values: { length: 20 } }])
    const every = shopFacets.map(
      ({ parameter, kind }) => `${parameter}=${kind.type === 'range' ? '200-' : 1}`,
    )
    expect(readFacets(new URLSearchParams(every.join('&')))).toHaveLength(9)
  })

  it('keeps what is no facet, and begins at the first page with another choice', () => {
    const query = new URLSearchParams('page=3&sort=length&flute=B')
    const choose = changeFacet(readFacets(query), { parameter: 'flute', toggle: 'C' })
    expect(withFacets(query, choose).toString()).toBe('flute=B&flute=C&sort=length')
  })

  it.each([
    ['flute=B&sort=length&page=2', undefined],
    ['', undefined],
    ['utm=1', undefined],
    ['page=2&flute=C&flute=B', 'flute=B&flute=C&page=2'],
    ['length=&length=&sort=length', 'sort=length'],
    ['length=200&length=400', 'length=200-400'],
  ])('%s has the canonical spelling %s', (query, expected) => {
    expect(canonicalFacetQuery(new URLSearchParams(query))?.toString()).toBe(expected)
  })

  it('can be read by a table of one’s own', () => {
    const table: readonly FacetDefinition[] = [
      { parameter: 'weight', field: 'Weight__c', kind: { type: 'range', step: 5, last: 30 } },
    ]
    const query = new URLSearchParams('weight=5-20&flute=B')
    expect(readFacets(query, { table })).toEqual([{ parameter: 'weight', range: { from: 5, to: 20 } }])
  })
})

const parameters = shopFacets.map(({ parameter }) => parameter)
const ends = fc.oneof(fc.nat(1300).map(String), fc.constantFrom('', '20 cm', 'x', '1000000000'))
const texts = fc.oneof(
  fc.constantFrom('B', 'C', '1', '', 'BC', 'FSC Mix'),
  fc.string(),
  fc.tuple(ends, ends).map((pair) => pair.join('-')),
  ends,
)
const queries = fc
  .array(fc.tuple(fc.constantFrom(...parameters, 'page', 'x'), texts), { maxLength: 40 })
  .map((pairs) => new URLSearchParams(pairs))

describe('a selection', () => {
  it('is the same when it is written and read', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const selection = readFacets(query, { locale: 'de-CH' })
        const written = new URLSearchParams(writeFacets(selection).map(([name, value]) => [name, value]))
        expect(readFacets(written)).toEqual(selection)
        expect(canonicalFacetQuery(written)).toBeUndefined()
      }),
    )
  })

  it('is as before once a value has been toggled twice', () => {
    const toggled = fc.constantFrom('flute', 'colour', 'load')
    fc.assert(
      fc.property(queries, toggled, (query, parameter) => {
        const selection = readFacets(query)
          .filter(({ parameter: own }) => own !== parameter)
          .slice(0, 8)
        const once = changeFacet(selection, { parameter, toggle: 'B' })
        expect(once).toHaveLength(selection.length + 1)
        expect(changeFacet(once, { parameter, toggle: 'B' })).toEqual(selection)
        expect(changeFacet(once, { parameter })).toEqual(selection)
      }),
    )
  })
})
