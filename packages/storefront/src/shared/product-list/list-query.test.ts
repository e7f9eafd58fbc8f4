import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeQuery } from './list-query'

describe('changeQuery', () => {
  it.each([
    ['', { sort: 'length' }, '?sort=length'],
    ['?sort=length', { sort: '-length' }, '?sort=-length'],
    ['?flute=B&flute=C&sort=price', { sort: 'name' }, '?flute=B&flute=C&sort=name'],
    ['?flute=B&flute=C', { flute: ['B', 'BC'] }, '?flute=B&flute=BC'],
    ['?flute=B&stock=1', { flute: undefined }, '?stock=1'],
    ['?flute=B', { flute: [] }, ''],
    ['?page=3&flute=B', { sort: 'stock' }, '?flute=B&sort=stock'],
    ['?page=3&flute=B', { page: '4' }, '?flute=B&page=4'],
    ['?page=2', { page: undefined }, ''],
  ])('makes of %j with %j %j', (search, changes, expected) => {
    expect(changeQuery(search, changes)).toBe(expected)
  })

  it('keeps all parameters that are not changed, but the page', () => {
    const name = fc.constantFrom('flute', 'load', 'colour', 'stock', 'page')
    const pairs = fc.array(fc.tuple(name, fc.string()))
    fc.assert(
      fc.property(pairs, fc.string(), (before, sort) => {
        const search = `?${new URLSearchParams(before).toString()}`
        const after = [...new URLSearchParams(changeQuery(search, { sort }))]
        expect(after).toEqual([...before.filter(([key]) => key !== 'page'), ['sort', sort]])
      }),
    )
  })
})
