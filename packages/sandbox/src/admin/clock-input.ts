import type { MovableClock } from '../clock'
import { withoutUndefined } from '../json-object'
import { invalidInput } from '../platform-error'

type Input = Readonly<Record<string, unknown>>

/** The members of a clock command. */
export const clockMembers = ['advance', 'set', 'freeze']

/** The most that the clock advances at once: a hundred years in ms. */
const longestAdvance = 100 * 366 * 86_400_000

/** Runs one command: `advance` by ms, `set` to a moment (ISO 8601 or ms since 1970), `freeze` true or false. */
export function moveClock(clock: MovableClock, { advance, set, freeze }: Input): void {
  if ([advance, set, freeze].filter((command) => command !== undefined).length !== 1) {
    throw invalidInput('One of advance, set and freeze is needed.')
  }
  if (advance !== undefined) clock.advance(readSpan(advance))
  if (set !== undefined) clock.set(readMoment(set))
  if (freeze !== undefined) setFrozen(clock, freeze)
}

/** The fields of the start page's clock forms as a command; `unit` is in ms, `set` is UTC. */
export function readClockForm({ advance, unit, set, freeze }: Readonly<Record<string, string>>): Input {
  return withoutUndefined({
    advance: advance === undefined ? undefined : Number(advance) * Number(unit ?? 1),
    set: set === undefined ? undefined : `${set}Z`,
    freeze: freeze === undefined ? undefined : freeze === 'true',
  })
}

function readSpan(value: unknown): number {
  if (typeof value === 'number' && value >= 0 && value <= longestAdvance) return value
  throw invalidInput('advance is a number of milliseconds.')
}

function readMoment(value: unknown): number {
  const moment = typeof value === 'string' ? Date.parse(value) : value
  if (typeof moment === 'number' && moment >= 0 && moment <= 2 * longestAdvance) return moment
  throw invalidInput('set is a moment in ISO 8601, or in milliseconds since 1970.')
}

function setFrozen(clock: MovableClock, isFrozen: unknown): void {
  if (typeof isFrozen !== 'boolean') throw invalidInput('freeze is true or false.')
  if (isFrozen) clock.freeze()
  else clock.resume()
}
