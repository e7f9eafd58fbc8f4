import type { HolidayCalendar } from './public-holidays'

/** Where work is done, and on which days nobody works there besides Saturday and Sunday. */
export interface WorkingLocation {
  /**
   * Country (`CH`), or country and subdivision (`CH-ZH`), whose holidays count too. Of several, as where a postcode lies in
   * two cantons, the holidays of all count.
   */
  readonly location: string | readonly string[]
  /** The holidays of at least the days that are asked about. */
  readonly calendar: HolidayCalendar
}

const dayMs = 86_400_000

/** Each takes a hundred times as long to make as to use. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The local date and time at an instant (ms since 1970) in an IANA time zone, as `2026-11-21 13:00:00`. */
export function localTime(instant: number, timeZone: string): string {
  // Swedish dates are written as in ISO 8601.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format.format(instant)
}

/** The calendar day at an instant (ms since 1970) in an IANA time zone, as `2026-11-21`. */
export const calendarDay = (now: number, timeZone: string): string => localTime(now, timeZone).slice(0, 10)

/** The place of an address, by its country and subdivision: `CH-ZH`, or `CH` without one. */
export const holidayLocation = ({
  country,
  region,
}: {
  readonly country: string
  readonly region?: string | null | undefined
}): string => (region ? `${country}-${region}` : country)

/** Whether people work in a place on a day, `2026-11-21`: from Monday to Friday, except on public holidays. */
export function isWorkingDay(day: string, { location, calendar }: WorkingLocation): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const places = [location].flat()
  return !calendar[day]?.some((keeping) =>
    places.some((place) => keeping === place || keeping === place.slice(0, 2)),
  )
}

/** The working day `count` working days after a day; with 0 the day itself, or the first working day after it. */
export function addWorkingDays(day: string, count: number, where: WorkingLocation): string {
  let current = day
  for (let left = count; left > 0 || !isWorkingDay(current, where);) {
    current = nextDay(current)
    if (left > 0 && isWorkingDay(current, where)) left -= 1
  }
  return current
}

/** The calendar day after a day, both as `2026-11-21`. */
export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
