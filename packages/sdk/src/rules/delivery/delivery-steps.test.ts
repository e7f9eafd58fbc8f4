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
    const steps = deliverySteps(moments, { receivedAt: received })
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
    expect(deliverySteps(none, { receivedAt: null })[0]).toEqual({
      name: 'received',
      at: null,
      state: 'current',
    })
  })
})

describe('an order that waits for its money', () => {
  const paid = '2026-11-22T08:00:00.000Z'
  it.each([
    ['nothing yet', none, null, 'current ahead ahead ahead ahead'],
    ['paid', none, paid, 'done current ahead ahead ahead'],
    ['packed', { ...none, packedAt: packed }, paid, 'done done current ahead ahead'],
    [
      'packed, its payment is not known',
      { ...none, packedAt: packed },
      null,
      'done done current ahead ahead',
    ],
  ])('has the payment as a step: %s', (_name, moments, paidAt, states) => {
    const steps = deliverySteps(moments, { receivedAt: received, paidAt })
    expect(steps.map(({ name }) => name)).toEqual(['received', 'paid', 'packed', 'sent', 'delivered'])
    expect(steps.map(({ state }) => state).join(' ')).toBe(states)
    expect(steps[1]?.at).toBe(paidAt)
  })
})

describe('what is printed for the buyer', () => {
  it.each([
    ['nothing yet', none, null, 'current ahead ahead ahead ahead'],
    ['the logo is there', none, packed, 'done current ahead ahead ahead'],
    [
      'packed, and nobody says when the logo came',
      { ...none, packedAt: packed },
      null,
      'done done current ahead ahead',
    ],
  ])('needs a logo before it is packed: %s', (_name, moments, artworkAt, states) => {
    const steps = deliverySteps(moments, { receivedAt: received, artworkAt })
    expect(steps.map(({ name }) => name)).toEqual(['received', 'artwork', 'packed', 'sent', 'delivered'])
    expect(steps.map(({ state }) => state).join(' ')).toBe(states)
  })

  it('is paid first where the order waits for its money', () => {
    const steps = deliverySteps(none, { receivedAt: received, paidAt: null, artworkAt: null })
    expect(steps.slice(0, 4).map(({ name }) => name)).toEqual(['received', 'paid', 'artwork', 'packed'])
  })
})

describe('countDeliveries', () => {
  it('has no entry without deliveries', () => {
    expect(countDeliveries([], { receivedAt: received })).toEqual([])
  })

  it('counts the deliveries at each step, the furthest first, with the last moment', () => {
    const later = '2026-11-24T15:30:00.000Z'
    const onTheirWay = [sent, later, sent].map((sentAt) => ({ ...none, packedAt: packed, sentAt }))
    expect(countDeliveries([none, ...onTheirWay], { receivedAt: received })).toEqual([
      { name: 'sent', at: later, count: 3 },
      { name: 'received', at: received, count: 1 },
    ])
  })
})
