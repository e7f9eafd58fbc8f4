import { describe, expect, it } from 'vitest'
import { estimateDelivery } from './delivery-estimate'
import type { DeliveryMethod } from './delivery-methods'

const parcel: DeliveryMethod = {
  kind: 'parcel',
  carrier: 'Swiss Post',
  shippingFee: '9.90',
  transitTimeMin: 1,
  transitTimeMax: 2,
  processTime: 0,
}

const addressIn = (country: string, postalCode: string) => ({
  id: null,
  name: 'Mira Kern',
  firstName: null,
  lastName: null,
  companyName: null,
  street: 'Kartonweg 4',
  city: 'Olten',
  region: null,
  shipToPhoneNumber: null,
  country,
  postalCode,
})

const daysOf = (at: string, address: ReturnType<typeof addressIn>, changes: Partial<DeliveryMethod> = {}) => {
  const shop = address.country === 'CH' ? 'CH' : 'DE'
  const method = { ...parcel, ...changes }
  return Object.values(estimateDelivery(Date.parse(at), { method, shop, address })).join(' ')
}

const days = (from: string, to: string) => `${from}T00:00:00.000Z ${to}T00:00:00.000Z`

describe('estimateDelivery', () => {
  it.each([
    ['2026-12-04T11:59:59Z', addressIn('CH', '8001'), {}, days('2026-12-07', '2026-12-08')],
    ['2026-12-04T12:00:00Z', addressIn('CH', '8001'), {}, days('2026-12-08', '2026-12-09')],
    ['2026-12-04T12:00:00Z', addressIn('CH', '6003'), {}, days('2026-12-09', '2026-12-10')],
    [
      '2026-12-04T12:00:00Z',
      addressIn('CH', '6003'),
      { kind: 'pickUp' as const },
      days('2026-12-08', '2026-12-09'),
    ],
    ['2026-12-04T09:00:00Z', addressIn('DE', '88045'), { processTime: 12 }, days('2026-12-23', '2026-12-24')],
    ['2026-11-10T09:00:00Z', addressIn('BE', '1000'), {}, days('2026-11-12', '2026-11-13')],
  ])('of an order at %s to %o with %o is %s', (at, address, changes, expected) => {
    expect(daysOf(at, address, changes)).toBe(expected)
  })
})
