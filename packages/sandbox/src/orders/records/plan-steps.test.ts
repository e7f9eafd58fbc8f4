import { describe, expect, it } from 'vitest'
import { estimateDelivery } from '../../basket/calculation/delivery-estimate'
import type { DeliveryMethod } from '../../basket/calculation/delivery-methods'
import { planSteps } from './plan-steps'

const parcel: DeliveryMethod = {
  kind: 'parcel',
  carrier: 'Swiss Post',
  shippingFee: '9.90',
  transitTimeMin: 1,
  transitTimeMax: 2,
  processTime: 0,
}
const pickUp: DeliveryMethod = { ...parcel, kind: 'pickUp', transitTimeMin: 0, transitTimeMax: 0 }
const madeToOrder = { ...parcel, processTime: 12 }

const address = {
  id: null,
  name: 'Mira Kern',
  firstName: null,
  lastName: null,
  companyName: null,
  street: 'Kartonweg 4',
  city: 'Olten',
  region: null,
  postalCode: '4600',
  country: 'CH',
  shipToPhoneNumber: null,
}

const plan = (at: string, method: DeliveryMethod, desiredDate: string | null = null) =>
  planSteps(Date.parse(at), { method, shop: 'CH', address, desiredDate })

const minute = (moment: number) => new Date(moment).toISOString().slice(0, 16)

describe('planSteps', () => {
  it.each([
    ['a Saturday', '2026-11-21T09:00:00Z', parcel, null, '11-23T13:30 11-23T15:30 11-25T09:30'],
    ['before the cut-off', '2026-11-24T11:59:00Z', parcel, null, '11-24T13:30 11-24T15:30 11-26T09:30'],
    ['after the cut-off', '2026-11-24T12:00:00Z', parcel, null, '11-25T13:30 11-25T15:30 11-27T09:30'],
    ['made to order', '2026-11-24T09:00:00Z', madeToOrder, null, '12-10T13:30 12-10T15:30 12-14T09:30'],
    ['picked up', '2026-11-24T09:00:00Z', pickUp, null, '11-24T13:30 11-24T15:30 11-24T16:30'],
    ['wished later', '2026-11-24T09:00:00Z', parcel, '2026-12-02', '11-30T13:30 11-30T15:30 12-02T09:30'],
    ['wished too early', '2026-11-24T09:00:00Z', parcel, '2026-11-25', '11-24T13:30 11-24T15:30 11-26T09:30'],
  ])('of an order: %s', (_name, at, method, desired, expected) => {
    const { packedDue, sentDue, deliveredDue } = plan(at, method, desired)
    const moments = [packedDue, sentDue, deliveredDue].map((moment) => minute(moment).replace('2026-', ''))
    expect(moments.join(' ')).toBe(expected)
  })

  it('keeps the promised days at every hour of a fortnight with holidays', () => {
    const start = Date.parse('2026-12-21T00:30:00Z')
    for (let hour = 0; hour < 14 * 24; hour += 1) {
      const now = start + hour * 3_600_000
      for (const method of [parcel, pickUp, madeToOrder]) {
        const delivery = { method, shop: 'CH', address } as const
        const promised = estimateDelivery(now, delivery)
        const { packedDue, sentDue, deliveredDue } = planSteps(now, { ...delivery, desiredDate: null })
        expect(now).toBeLessThan(packedDue)
        expect([packedDue, sentDue, deliveredDue]).toEqual(
          [packedDue, sentDue, deliveredDue].toSorted((a, b) => a - b),
        )
        const day = new Date(deliveredDue).toISOString().slice(0, 10)
        expect(day >= promised.earliestEstimatedDeliveryTime.slice(0, 10)).toBe(true)
        expect(day <= promised.latestEstimatedDeliveryTime.slice(0, 10)).toBe(true)
      }
    }
  })
})
