import { dayAt } from '../src/features/product/working-days'

const hourMs = 3_600_000

/** The next midnight in Switzerland and Germany after an instant, both in ms since 1970. */
export function nextMidnight(now: number): number {
  const today = dayAt(now)
  // A day has 23 to 25 hours: this lies within tomorrow.
  const tomorrow = dayAt(Date.parse(`${today}T12:00:00Z`) + 24 * hourMs)
  const hours = [`${tomorrow}T00:00:00+02:00`, `${tomorrow}T00:00:00+01:00`].map((text) => Date.parse(text))
  return hours.find((time) => dayAt(time) === tomorrow) ?? now + hourMs
}
