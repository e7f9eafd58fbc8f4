import { describe, expect, it } from 'vitest'
import { orderStatuses, orderStatusLabel, orderStatusOf } from './order-statuses'

const step = (at: number | null, sentAt: number | null = null, deliveredAt: number | null = null) => ({
  packedAt: at,
  sentAt,
  deliveredAt,
})

describe('the status of an order', () => {
  it.each([
    ['Created', []],
    ['Created', [step(null), step(null)]],
    ['InFulfilment', [step(1), step(null)]],
    ['InFulfilment', [step(1, 2, 3), step(1)]],
    ['Shipped', [step(1, 2, 3), step(1, 2)]],
    ['Delivered', [step(1, 2, 3), step(1, 2, 3)]],
  ])('is %s with the deliveries %j', (apiName, deliveries) => {
    expect(orderStatusOf(deliveries)).toBe(apiName)
    expect(orderStatuses.map((status) => status.apiName)).toContain(apiName)
  })

  it.each([
    ['de', 'Versandt'],
    ['de-CH', 'Versandt'],
    ['fr-CH', 'Expédiée'],
    ['en-US', 'Shipped'],
  ] as const)('is said in %s', (locale, text) => {
    expect(orderStatusLabel('Shipped', locale)).toBe(text)
  })
})
