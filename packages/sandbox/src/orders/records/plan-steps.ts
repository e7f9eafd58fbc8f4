import {
  addWorkingDays,
  calendarDay,
  deliveryDates,
  presetSenders,
  publicHolidays,
} from '@cartonnage/sdk/rules'
import { deliveryDateInput, type EstimatedDelivery } from '../../basket/calculation/delivery-estimate'
import { shops, type Shop } from '../../shop'

/** When the steps of a delivery are due, in ms since 1970. */
export interface PlannedSteps {
  readonly packedDue: number
  readonly sentDue: number
  readonly deliveredDue: number
}

/** A delivery with the day that the buyer asked for, if any. */
interface PlannedDelivery extends EstimatedDelivery {
  readonly desiredDate: string | null
}

/**
 * Plans a delivery of an order that is placed at `now` (ms since 1970), so that the promise of the delivery-date rule is
 * kept: it is packed and handed over in the afternoon, after the cut-off, and arrives on the last promised day or on the
 * desired one. What is picked up is ready before the evening of that day.
 */
export function planSteps(now: number, delivery: PlannedDelivery): PlannedSteps {
  const input = deliveryDateInput(now, delivery)
  const { handedOver, latest } = deliveryDates(input)
  const desired = delivery.desiredDate?.slice(0, 10)
  const arrival = desired !== undefined && desired > latest ? desired : latest
  const sending = arrival === latest ? handedOver : sendingDay({ handedOver, arrival, input })
  const sentDue = at(sending, '15:30')
  const deliveredDue = delivery.method.kind === 'pickUp' ? at(arrival, '16:30') : at(arrival, '09:30')
  return { packedDue: at(sending, '13:30'), sentDue, deliveredDue: Math.max(deliveredDue, sentDue + hour) }
}

interface SendingDayInput {
  readonly handedOver: string
  readonly arrival: string
  readonly input: ReturnType<typeof deliveryDateInput>
}

/** The last working day of the sender from which a delivery arrives in time; never before the day it is ready. */
function sendingDay({ handedOver, arrival, input }: SendingDayInput): string {
  const { sender, destination, calendar, transit } = input
  const working = { location: sender.location, calendar }
  const arriving = { location: destination, calendar }
  let last = handedOver
  for (let day = handedOver; day < arrival; day = addWorkingDays(day, 1, working)) {
    if (addWorkingDays(day, transit.to, arriving) <= arrival) last = day
  }
  return last
}

const hour = 3_600_000

/** UTC: between 14:30 and 18:30 where the shops are, in summer and in winter. */
const at = (day: string, time: string): number => Date.parse(`${day}T${time}:00Z`)

/** Longer than any row of days without work. */
const lookAheadMs = 30 * 86_400_000

/** When the money of an order that is placed at `now` (ms since 1970) comes by itself: on the next working day, in the morning. */
export function paymentDue(now: number, shop: Shop): number {
  const { location, timeZone } = presetSenders[shop]
  const dayAt = (time: number) => calendarDay(time, timeZone)
  const calendar = publicHolidays(shops[shop].countries, { from: dayAt(now), to: dayAt(now + lookAheadMs) })
  return Date.parse(`${addWorkingDays(dayAt(now), 1, { location, calendar })}T08:00:00Z`)
}
