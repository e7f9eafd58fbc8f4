const dayMs = 86_400_000
/** Swedish dates are written as in ISO 8601. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

/** The calendar day in Switzerland and Germany at an instant (ms), as `2026-11-21`. */
export function dayAt(now: number): string {
  return calendar.format(now)
}

/** The day `count` working days (Monday to Friday) after a day, both as `2026-11-21`. */
export function addWorkingDays(day: string, count: number): string {
  let time = Date.parse(day)
  for (let left = count; left > 0;) {
    time += dayMs
    const weekday = new Date(time).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(time).toISOString().slice(0, 10)
}
