import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterQuery, isNarrowed, orderStatuses, readOrderFilter, toOrdersQuery } from './order-filter'

const nothing = { term: '', status: '', from: '', to: '' } as const
const read = (query: string) => readOrderFilter(new URLSearchParams(query))

describe('the filter of the list of orders', () => {
  it.each([
    ['', {}],
    ['q=&status=&from=&to=', {}],
    ['q=%20PO-7%20%20Kostenstelle%20', { term: 'PO-7 Kostenstelle' }],
    [`q=${'a'.repeat(300)}`, { term: 'a'.repeat(100) }],
    ['status=Shipped', { status: 'Shipped' }],
    ['status=shipped', {}],
    ['status=constructor', {}],
    ['from=2026-03-01&to=2026-11-26', { from: '2026-03-01', to: '2026-11-26' }],
    ['from=2026-11-26&to=2026-03-01', { from: '2026-03-01', to: '2026-11-26' }],
    ['from=2026-02-30&to=26.11.2026', {}],
    ['from=0000-01-01&to=9999-12-31T00:00', {}],
  ])('of %j is %o', (query, expected) => {
    expect(read(query)).toEqual({ ...nothing, ...expected })
    expect(isNarrowed(read(query))).toBe(Object.keys(expected).length > 0)
  })

  it.each([
    [
      'winter',
      { from: '2026-11-21', to: '2026-11-21' },
      '2026-11-20T23:00:00.000Z',
      '2026-11-21T22:59:59.999Z',
    ],
    [
      'summer',
      { from: '2026-07-01', to: '2026-07-31' },
      '2026-06-30T22:00:00.000Z',
      '2026-07-31T21:59:59.999Z',
    ],
    [
      'spring',
      { from: '2026-03-29', to: '2026-03-29' },
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:59.999Z',
    ],
    [
      'autumn',
      { from: '2026-10-25', to: '2026-10-25' },
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T22:59:59.999Z',
    ],
  ])('asks in %s for whole days of Switzerland and Germany', (_, days, earliestDate, latestDate) => {
    expect(toOrdersQuery({ ...nothing, ...days })).toEqual({ earliestDate, latestDate })
  })

  it.each([
    ['kr4tnbqx5apack92h26a', 'KR4TN-BQX5A-PACK9-2H26A'],
    ['Faltschachtel 400x300', 'Faltschachtel 400x300'],
    ['kr4tn', 'kr4tn'],
  ])('asks for %s as %s: a whole number has its hyphens', (term, searchTerm) => {
    expect(toOrdersQuery({ ...nothing, term })).toEqual({ searchTerm })
  })

  it('asks for what is narrowed only', () => {
    expect(toOrdersQuery(nothing)).toEqual({})
    expect(toOrdersQuery({ ...nothing, term: 'PO-7', status: 'Created' })).toEqual({
      searchTerm: 'PO-7',
      status: 'Created',
    })
  })

  it('is in the URL as it was read, with the next page', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    const filters = fc.record({
      term: fc.string({ maxLength: 40 }).map((text) => text.trim().replace(/\s+/g, ' ')),
      status: fc.constantFrom('' as const, ...orderStatuses),
      from: fc.constant(''),
      to: day.map((date) => date.toISOString().slice(0, 10)),
    })
    fc.assert(
      fc.property(filters, fc.option(fc.string({ minLength: 1 }), { nil: undefined }), (filter, page) => {
        const query = new URLSearchParams(filterQuery(filter, page))
        expect(readOrderFilter(query)).toEqual(filter)
        expect(query.get('page') ?? undefined).toBe(page)
      }),
    )
  })
})
