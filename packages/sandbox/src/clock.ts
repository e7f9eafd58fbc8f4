import { createSleepers } from './clock-sleepers'

/** Time as the sandbox sees it, in milliseconds since 1970. */
export interface Clock {
  now(): number
  /** Resolves when the clock has gone `ms` further; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** A clock that moves on command: what waited for a moment that has passed goes on. */
export interface MovableClock extends Clock {
  /** Moves it by `ms`; a negative number moves it back. */
  advance(ms: number): void
  /** Sets it to a moment (ms since 1970). It goes on from there, or stands still there when it is frozen. */
  set(moment: number): void
  /** Lets time stand still until `resume`. */
  freeze(): void
  /** Lets time go on from where it stands. */
  resume(): void
  readonly isFrozen: boolean
}

/** The last moment that a Date can hold. */
const lastMoment = 8.64e15

/**
 * A movable clock. With `start` (ms) time stands still there and goes only where it is moved: what tests want.
 * Without it, the system's time plus everything that it was moved by.
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
    sleepers.review()
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
