import type { DaysInTransit } from '../money/delivery-tariff'
import type { ShopType } from '../region/shop-type'
import type { HolidayCalendar } from './public-holidays'
import { addWorkingDays, calendarDay, isWorkingDay, localTime, nextDay } from './working-days'

/** Where a shop sends its orders from. */
export interface Sender {
  /** Country and subdivision whose holidays count until an order is handed over: `CH-ZH`. */
  readonly location: string
  /** IANA time zone of the cut-off. */
  readonly timeZone: string
  /** Orders before this local time (`13:00`) of a working day belong to that day. */
  readonly cutOff: string
}

/** The senders of the two shops. */
export const presetSenders: Readonly<Record<ShopType, Sender>> = {
  CH: { location: 'CH-ZH', timeZone: 'Europe/Zurich', cutOff: '13:00' },
  DE: { location: 'DE-BW', timeZone: 'Europe/Berlin', cutOff: '13:00' },
}

/** What a delivery date follows from. */
export interface DeliveryDateInput {
  /** When the order is placed, in ms since 1970. */
  readonly now: number
  /** Where it is sent from. */
  readonly sender: Sender
  /** Country, or country and subdivision, of the address; of several the days are right in each of them. */
  readonly destination: string | readonly string[]
  /** Holidays of sender and destination. */
  readonly calendar: HolidayCalendar
  /** Working days of the sender until the order is handed over: of what is made to order. @default 0 */
  readonly leadDays?: number | undefined
  /** Working days of the destination from handing over to arrival. */
  readonly transit: DaysInTransit
}

/** The days of a delivery, each as `2026-11-26`. */
export interface DeliveryDates {
  /** The day on which the sender hands the order over. */
  readonly handedOver: string
  /** The first day on which it may arrive. */
  readonly earliest: string
  /** The day by which it is expected. */
  readonly latest: string
}

/**
 * When an order arrives. Ordered before the cut-off on a working day of the sender, that day is day 0, otherwise the next
 * working day. Working days are those of the sender until handing over, and those of the destination after it.
 */
export function deliveryDates(input: DeliveryDateInput): DeliveryDates {
  const { sender, calendar, destination, leadDays = 0, transit } = input
  const sending = { location: sender.location, calendar }
  const arriving = { location: destination, calendar }
  const handedOver = addWorkingDays(acceptedDay(input), leadDays, sending)
  return {
    handedOver,
    earliest: addWorkingDays(handedOver, transit.from, arriving),
    latest: addWorkingDays(handedOver, transit.to, arriving),
  }
}

/** The day on which an order is accepted: today before the cut-off, or the next working day. */
function acceptedDay({ now, sender, calendar }: DeliveryDateInput): string {
  const today = calendarDay(now, sender.timeZone)
  const where = { location: sender.location, calendar }
  const isInTime = now < localInstant(today, sender.cutOff, sender.timeZone)
  return addWorkingDays(today, isWorkingDay(today, where) && !isInTime ? 1 : 0, where)
}

/**
 * The instant (ms since 1970) from which the delivery dates may be others: the next cut-off or midnight of the sender.
 * Pages with a date are valid until then.
 */
export function nextDeliveryChange(now: number, { timeZone, cutOff }: Sender): number {
  const today = calendarDay(now, timeZone)
  const cutOffToday = localInstant(today, cutOff, timeZone)
  return now < cutOffToday ? cutOffToday : localInstant(nextDay(today), '00:00', timeZone)
}

/** The instant (ms since 1970) of a local time (`13:00`) that is no hour of a change to or from summer time. */
export function localInstant(day: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const offset = offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(asUtc - offset, timeZone)
}

/** How far the local time is ahead of UTC at an instant, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${localTime(instant, timeZone).replace(' ', 'T')}Z`) - instant
}
