import { publicHolidays } from '@cartonnage/sdk/rules'
import type { DeliveryCalendar } from '../../shell/delivery-calendar'

/** Thursday, 26 November 2026, before the cut-off. */
export const thursday = Date.parse('2026-11-26T09:00:00Z')

/** The calendar that the server makes for both shops at a moment, in ms since 1970. */
export const calendarAt = (now: number): DeliveryCalendar => ({
  now,
  clockOffset: now - Date.now(),
  holidays: publicHolidays(['CH', 'LI', 'DE', 'NL', 'BE', 'LU'], { from: '2026-11-01', to: '2027-12-31' }),
})
