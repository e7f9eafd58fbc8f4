import { describe, expect, it } from 'vitest'
import { orderStatusAt, orderStatuses, orderStatusLabel } from './order-statuses'

describe('the status of an order', () => {
  it('goes through every state once, each later than the one before', () => {
    const moments = orderStatuses.map(({ from }) => from)
    expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b))
    expect(orderStatuses.map(({ from }) => orderStatusAt(1000, 1000 + from))).toEqual(orderStatuses)
    expect(orderStatuses.slice(1).map(({ from }) => orderStatusAt(0, from - 1))).toEqual(
      orderStatuses.slice(0, -1),
    )
  })

  it('is the first one for a clock that went back', () => {
    expect(orderStatusAt(1000, 0).apiName).toBe('Created')
  })

  it.each([
    ['de', 'Versandt'],
    ['de-CH', 'Versandt'],
    ['fr-CH', 'Expédiée'],
    ['en-US', 'Shipped'],
  ] as const)('is said in %s', (locale, text) => {
    const shipped = orderStatusAt(0, 24 * 3_600_000)
    expect(orderStatusLabel(shipped, locale)).toBe(text)
  })
})
