import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { createTestClient } from '../../shop-client.fixture'
import { ShopProvider } from '../../shop-provider'
import { useDeliveryDate, type DeliveryDateOptions, type ExpectedDelivery } from './use-delivery-date'

/** A Wednesday, at eight in the morning in Zurich. */
const now = Date.parse('2026-11-25T07:00:00Z')

function latest(delivery?: ExpectedDelivery, changes: Partial<DeliveryDateOptions> = {}) {
  const client = createTestClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={client}>{children}</ShopProvider>
  )
  const options = { now, holidays: {}, ...changes }
  return renderHook(() => useDeliveryDate(options)(delivery)?.latest, { wrapper }).result.current
}

describe('useDeliveryDate', () => {
  it.each<[string, ExpectedDelivery | undefined, Partial<DeliveryDateOptions>, string | undefined]>([
    ['in the country that is shown', undefined, {}, '2026-11-27'],
    ['of what is made to order', { leadDays: 5 }, {}, '2026-12-04'],
    ['after the cut-off', undefined, { now: now + 8 * 3_600_000 }, '2026-11-30'],
    ['around a holiday', undefined, { holidays: { '2026-11-26': ['CH'] } }, '2026-11-30'],
    ['without dates before the moment is known', undefined, { now: undefined }, undefined],
    ['without dates where the shops do not deliver', { destination: 'JP' }, {}, undefined],
  ])('says when a parcel arrives %s', (_name, delivery, changes, day) => {
    expect(latest(delivery, changes)).toBe(day)
  })
})
