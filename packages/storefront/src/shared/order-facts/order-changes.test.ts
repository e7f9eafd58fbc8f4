import { describe, expect, it } from 'vitest'
import { listReturnable, mayCancel } from './order-changes'

const day = 86_400_000
const arrivedAt = Date.UTC(2026, 10, 25, 9)
const state = (moments: object) => ({
  deliveryGroupId: '0a7',
  packedAt: null,
  sentAt: null,
  deliveredAt: null,
  isPickUp: false,
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  deliveryNoteNumber: null,
  ...moments,
})
const arrived = state({ packedAt: 'x', sentAt: 'x', deliveredAt: new Date(arrivedAt).toISOString() })

describe('an order can be canceled', () => {
  it.each([
    [true, { canceledAt: null, deliveryStates: [state({})] }],
    [false, { canceledAt: null, deliveryStates: [state({}), state({ packedAt: 'x' })] }],
    [false, { canceledAt: 'x', deliveryStates: [state({})] }],
    [false, { canceledAt: null, deliveryStates: [] }],
  ])('%s for %j', (expected, order) => {
    expect(mayCancel(order)).toBe(expected)
  })
})

describe('the items that go back', () => {
  const item = { orderItemSummaryId: '10u1', productId: '01t1', name: 'Karton', sku: '1', quantity: 25 }
  const list = ({
    shop = 'CH',
    now = arrivedAt,
    order = {},
    isMadeToMeasure = false,
  }: Record<string, unknown> = {}) => {
    const full = {
      items: [item],
      returns: [],
      canceledAt: null,
      deliveryStates: [arrived],
      ...(order as object),
    }
    // only what the rule reads
    return listReturnable({
      shop,
      now,
      view: { order: full, products: { '01t1': { isMadeToMeasure } } },
    } as never)
  }

  it('are those that have arrived, without what was announced before', () => {
    const returned = (quantity: number) => ({
      returns: [{ returnId: 'r', announcedAt: 'x', items: [{ orderItemSummaryId: '10u1', quantity }] }],
    })
    expect(list()).toEqual([{ id: '10u1', name: 'Karton', sku: '1', left: 25 }])
    expect(list({ order: returned(10) })).toMatchObject([{ left: 15 }])
    expect(list({ order: returned(25) })).toEqual([])
  })

  it.each([
    ['the German shop', { shop: 'DE' }],
    ['what was made to measure', { isMadeToMeasure: true }],
    ['a canceled order', { order: { canceledAt: 'x' } }],
    ['an order that is on its way', { order: { deliveryStates: [arrived, state({ sentAt: 'x' })] } }],
    ['an order without states', { order: { deliveryStates: [] } }],
    ['the 15th day', { now: arrivedAt + 14 * day + 1 }],
  ])('are none in %s', (_, input) => {
    expect(list(input)).toEqual([])
  })

  it('can go on the 14th day', () => {
    expect(list({ now: arrivedAt + 14 * day })).toHaveLength(1)
  })
})
