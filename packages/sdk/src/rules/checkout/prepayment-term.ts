import { localInstant } from '../delivery/delivery-date'
import { calendarDay } from '../delivery/working-days'

/** Days from an order that is paid in advance until its money has to be here. */
export const prepaymentDays = 14

const dayMs = 86_400_000

/** Until when an order in advance waits for its money. */
export interface PrepaymentTerm {
  /** The last day on which the money may arrive, `2026-12-05`. */
  readonly lastDay: string
  /** When the order is canceled without it, in ms since 1970: the midnight after that day. */
  readonly end: number
}

/** Until when the money of an order has to be here that is placed at an instant (ms since 1970), in an IANA time zone. */
export function prepaymentTerm(placedAt: number, timeZone: string): PrepaymentTerm {
  const placed = Date.parse(`${calendarDay(placedAt, timeZone)}T00:00:00Z`)
  const dayAfter = (days: number) => new Date(placed + days * dayMs).toISOString().slice(0, 10)
  return {
    lastDay: dayAfter(prepaymentDays),
    end: localInstant(dayAfter(prepaymentDays + 1), '00:00', timeZone),
  }
}
