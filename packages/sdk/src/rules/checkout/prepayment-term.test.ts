import { describe, expect, it } from 'vitest'
import { prepaymentTerm } from './prepayment-term'

describe('prepaymentTerm', () => {
  it.each([
    ['in winter', '2026-11-21T09:00:00Z', '2026-12-05', '2026-12-05T23:00:00.000Z'],
    ['late in the evening', '2026-11-21T22:59:59Z', '2026-12-05', '2026-12-05T23:00:00.000Z'],
    ['after the midnight of the shop', '2026-11-21T23:00:00Z', '2026-12-06', '2026-12-06T23:00:00.000Z'],
    ['over the end of summer time', '2026-10-20T09:00:00Z', '2026-11-03', '2026-11-03T23:00:00.000Z'],
    ['over its start', '2026-03-20T09:00:00Z', '2026-04-03', '2026-04-03T22:00:00.000Z'],
  ])('gives the fourteenth day after the order, to its end: %s', (_when, placed, lastDay, end) => {
    const term = prepaymentTerm(Date.parse(placed), 'Europe/Zurich')
    expect({ ...term, end: new Date(term.end).toISOString() }).toEqual({ lastDay, end })
  })
})
