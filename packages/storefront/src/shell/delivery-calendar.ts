import type { HolidayCalendar } from '@cartonnage/sdk/rules'
import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router-dom'
import type { HolidayPlaces } from './holiday-places'

/** What delivery dates follow from. The server fills it in, so that the table of holidays stays there. */
export interface DeliveryCalendar {
  /** A moment with the delivery dates of this one, in ms since 1970, by the platform's clock. */
  readonly now: number
  /** How far that clock is ahead of this machine's, in ms: not 0 where a developer moved the sandbox's. */
  readonly clockOffset: number
  /** The holidays of the shop's countries in the weeks ahead. */
  readonly holidays: HolidayCalendar
  /** Of the addresses that the page delivers to. */
  readonly places?: HolidayPlaces
}

/** For tests that need no dates: working days are Monday to Friday. */
const withoutHolidays: DeliveryCalendar = { now: 0, clockOffset: 0, holidays: {} }

/** For components; null where nobody knows the holidays, and then no date is shown. */
export const DeliveryCalendarContext = createReactContext<DeliveryCalendar | null>(null)

/** For loaders and actions. */
export const deliveryCalendarContext = createContext<DeliveryCalendar>(withoutHolidays)

/** The same calendar at the moment of the call. */
export const atThisMoment = (calendar: DeliveryCalendar): DeliveryCalendar => ({
  ...calendar,
  now: Date.now() + calendar.clockOffset,
})
