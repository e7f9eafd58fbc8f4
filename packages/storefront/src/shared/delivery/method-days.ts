import { calendarDay, deliveryDates } from '@cartonnage/sdk/rules'
import type { DaysInTransit } from '@cartonnage/sdk/rules'
import type { DeliveryCalendar } from '../../shell/delivery-calendar'
import { locationsAt } from '../../shell/holiday-places'
import type { PlacedAddress } from '../../shell/holiday-places'
import type { ShopSettings } from '../../shell/shop-settings'
import type { ExpectedDays } from '../delivery-day/use-day-text'
import { deliveryKind } from './delivery-kind'

/** A delivery method, as far as its days depend on it. */
export interface TimedMethod {
  readonly classOfService: string | null
  readonly transitTimeMin: number | null
  readonly transitTimeMax: number | null
  readonly transitTimeUnit: string | null
  readonly processTime: number | null
  readonly processTimeUnit: string | null
  readonly earliestEstimatedDeliveryTime: string | null
  readonly latestEstimatedDeliveryTime: string | null
}

/** The address that a method delivers to. */
export interface Destination extends Omit<PlacedAddress, 'country'> {
  readonly country: string | null
}

export interface MethodDaysInput {
  readonly calendar: DeliveryCalendar
  readonly sender: ShopSettings['sender']
  readonly address: Destination | null
}

/** Where a method ends: at the address, or at the sender's for what is picked up. */
export const destinationLocation = (
  method: Pick<TimedMethod, 'classOfService'>,
  { calendar, sender, address }: MethodDaysInput,
): string | readonly string[] =>
  deliveryKind(method) === 'pickUp' || !address?.country
    ? sender.location
    : locationsAt(calendar.places, { ...address, country: address.country })

/**
 * When a delivery by a method is expected: the platform's estimate, or else the days that its times lead to; undefined
 * where it tells neither.
 */
export function methodDays(method: TimedMethod, input: MethodDaysInput): ExpectedDays | undefined {
  const { calendar, sender } = input
  const { earliestEstimatedDeliveryTime: earliest, latestEstimatedDeliveryTime: latest } = method
  const last = latest ?? earliest
  if (last !== null) {
    const dayOf = (instant: string) => calendarDay(Date.parse(instant), sender.timeZone)
    return { earliest: dayOf(earliest ?? last), latest: dayOf(last) }
  }
  const transit = transitOf(method)
  if (transit === undefined) return undefined
  return deliveryDates({
    now: calendar.now,
    sender,
    destination: destinationLocation(method, input),
    calendar: calendar.holidays,
    leadDays: method.processTime ?? 0,
    transit,
  })
}

function transitOf(method: TimedMethod): DaysInTransit | undefined {
  const { transitTimeMin, transitTimeMax, transitTimeUnit, processTime, processTimeUnit } = method
  const to = transitTimeMax ?? transitTimeMin
  const isInDays = transitTimeUnit === 'Days' && (!processTime || processTimeUnit === 'Days')
  return to === null || !isInDays ? undefined : { from: transitTimeMin ?? to, to }
}

/** The working days of a method, which begin with a payment in advance. */
export function daysAfterPayment(method: TimedMethod) {
  const transit = transitOf(method)
  const ready = method.processTime ?? 0
  return {
    workingDaysMin: transit === undefined ? null : ready + transit.from,
    workingDaysMax: transit === undefined ? null : ready + transit.to,
  }
}
