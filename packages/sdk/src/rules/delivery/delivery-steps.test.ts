import { describe, expect, it } from 'vitest'
import { countDeliveries, deliverySteps } from './delivery-steps'

const received = '2026-11-21T09:00:00.000Z'
const packed = '2026-11-23T13:30:00.000Z'
const sent = '2026-11-23T15:30:00.000Z'
const delivered = '2026-11-25T09:30:00.000Z'
const none = { packedAt: null, sentAt: null, deliveredAt: null }

describe('deliverySteps', () => {
  it.each([
    ['nothing yet', none, 'current ahead ahead ahead'],
    ['packed', { ...none, packedAt: packed }, 'done current ahead ahead'],
    ['sent', { ...none, packedAt: packed, sentAt: sent }, 'done done current ahead'],
    ['delivered', { packedAt: packed, sentAt: sent, deliveredAt: delivered }, 'done done done current'],
    ['only its arrival is known', { ...none, deliveredAt: delivered }, 'done done done current'],
  ])('of a delivery with %s', (_name, moments, states) => {
    const steps = deliverySteps(moments, received)
    expect(steps.map(({ name }) => name)).toEqual(['received', 'packed', 'sent', 'delivered'])
    expect(steps.map(({ state }) => state).join(' ')).toBe(states)
    expect(steps.map(({ at }) => at)).toEqual([
      received,
      moments.packedAt,
      moments.sentAt,
      moments.deliveredAt,
    ])
  })

  it('begin with the order, even where its moment is not known', () => {
    expect(deliverySteps(none, null)[0]).toEqual({ name: 'received', at: null, state: 'current' })
  })
})

describe('countDeliveries', () => {
  it('has no entry without deliveries', () => {
    expect(countDeliveries([], received)).toEqual([])
  })

  it('counts the deliveries at each step, the furthest first, with the last moment', () => {
    const later = '2026-11-24T15:30:00.000Z'
    const onTheirWay = [sent, later, sent].map((sentAt) => ({ ...none, packedAt: packed, sentAt }))
    expect(countDeliveries([none, ...onTheirWay], received)).toEqual([
      { name: 'sent', at: later, count: 3 },
      { name: 'received', at: received, count: 1 },
    ])
  })
})
