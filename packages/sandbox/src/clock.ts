import { createSleepers } from './clock-sleepers'

/** The sandbox's time. */
export interface Clock {
  /** The current moment in ms since 1970. */
  now(): number
  /** Resolves once the clock has advanced by `ms`; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** A clock that can be moved and stopped. Moving it past the end of a `sleep` resolves that sleep. */
export interface MovableClock extends Clock {
  /** Moves the clock by `ms`; a negative number moves it back. */
  advance(ms: number): void
  /** Sets the clock to a moment (ms since 1970); a frozen clock stays there, a running one continues. */
  set(moment: number): void
  /** Stops time until `resume`. */
  freeze(): void
  /** Lets time run again from the moment where it stopped. */
  resume(): void
  /** True after `freeze`, and from the start for a clock that was created at a fixed moment. */
  readonly isFrozen: boolean
}

/** The last moment that a Date can hold. */
const lastMoment = 8.64e15

/**
 * A movable clock. With `start` (ms) it is frozen there, as tests need it. Without, it shows the system's time plus
 * everything that it was moved by.
 */
export function createClock(start?: number): MovableClock {
  let frozenAt = start
  let offset = 0
  const now = () => frozenAt ?? Date.now() + offset
  const sleepers = createSleepers({ now, isRunning: () => frozenAt === undefined })
  const goTo = (requested: number, isFrozen: boolean) => {
    const moment = Math.min(Math.max(requested, 0), lastMoment)
    frozenAt = isFrozen ? moment : undefined
    offset = moment - Date.now()
    sleepers.recheck()
  }
  return {
    now,
    sleep: sleepers.sleep,
    advance: (ms) => goTo(now() + ms, frozenAt !== undefined),
    set: (moment) => goTo(moment, frozenAt !== undefined),
    freeze: () => goTo(now(), true),
    resume: () => goTo(now(), false),
    get isFrozen() {
      return frozenAt !== undefined
    },
  }
}
