import { addressLocations } from '@cartonnage/sdk/postcodes'
import { calendarDay, deliveryDates, presetSenders, publicHolidays } from '@cartonnage/sdk/rules'
import { shops, type Shop } from '../../shop'
import type { CheckoutAddress } from '../records/delivery-group-repository'
import type { DeliveryMethod } from './delivery-methods'

/** When an order may arrive at the earliest and at the latest, ISO 8601: midnight UTC of the day. */
interface DeliveryEstimate {
  readonly earliestEstimatedDeliveryTime: string
  readonly latestEstimatedDeliveryTime: string
}

/** Longer than any delivery takes. */
const lookAheadMs = 200 * 86_400_000

/** What is delivered, where to and how. */
export interface EstimatedDelivery {
  readonly method: DeliveryMethod
  readonly shop: Shop
  readonly address: CheckoutAddress | null
}

/** What the delivery-date rule follows from, for an order that is placed at `now` (ms since 1970). */
export function deliveryDateInput(now: number, { method, shop, address }: EstimatedDelivery) {
  const sender = presetSenders[shop]
  const dayAt = (time: number) => calendarDay(time, sender.timeZone)
  const isSent = method.kind !== 'pickUp' && address !== null
  return {
    now,
    sender,
    destination: isSent ? addressLocations(address) : sender.location,
    calendar: publicHolidays(shops[shop].countries, { from: dayAt(now), to: dayAt(now + lookAheadMs) }),
    leadDays: method.processTime,
    transit: { from: method.transitTimeMin, to: method.transitTimeMax },
  }
}

/** When an order arrives that is placed at `now` (ms since 1970): the same day as in the shop's pages. */
export function estimateDelivery(now: number, delivery: EstimatedDelivery): DeliveryEstimate {
  const { earliest, latest } = deliveryDates(deliveryDateInput(now, delivery))
  return {
    earliestEstimatedDeliveryTime: atMidnight(earliest),
    latestEstimatedDeliveryTime: atMidnight(latest),
  }
}

const atMidnight = (day: string): string => `${day}T00:00:00.000Z`
