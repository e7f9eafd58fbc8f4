import { isWorkingDay, type WorkingLocation } from './working-days'

/** Why an order cannot arrive on a day. */
export type DesiredDateProblem = 'invalid' | 'early' | 'late' | 'closed'

/** The days among which one may be chosen. */
export interface DesiredDateRange extends WorkingLocation {
  /** The earliest day of the method, `2026-11-30`. */
  readonly earliest: string
  /** The last day that can be chosen. */
  readonly last: string
}

/** How many calendar days ahead a delivery can be requested. */
export const desiredDateDays = 60

/** What is wrong with a requested day of delivery; `closed` is a day on which nobody works there. */
export function findDesiredDateProblem(day: string, range: DesiredDateRange): DesiredDateProblem | undefined {
  if (!isDay(day)) return 'invalid'
  if (day < range.earliest) return 'early'
  if (day > range.last) return 'late'
  return isWorkingDay(day, range) ? undefined : 'closed'
}

/** Whether a text is a day of the calendar: `2026-02-30` is not. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
