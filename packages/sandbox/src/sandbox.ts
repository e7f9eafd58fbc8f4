import { createApp } from './app'
import type { SandboxContext, SandboxSettings } from './calls/sandbox-context'
import { createSandboxEvents } from './calls/sandbox-events'
import { createClock, type MovableClock } from './clock'
import type { Database } from './database/database'
import { limitWorkInProgress } from './database/work-in-progress'
import { createFaults, type Faults } from './faults/faults'
import { respondWithFaults } from './faults/faulty-responses'
import { CLOSING_TIME } from './orders/place-order'
import { createRandom } from './random'
import { prepareDatabase, resetDatabase } from './seed/seed-database'

export interface SandboxOptions extends Partial<SandboxSettings> {
  /** Where the data lies; an empty one is seeded. It belongs to the sandbox from here on. */
  readonly db: Database
  /** Makes ids, sessions, order numbers and the faults drawn the same in every run. Without it they are random. */
  readonly seed?: number
  /** Stops time at this moment (ms since 1970); it then moves by the clock's commands only. Default: the system's time. */
  readonly now?: number
}

/** A running twin of the platform. */
export interface Sandbox {
  /**
   * Answers a platform request. Rejects with a `TypeError`, as `fetch` does on a broken connection, only where
   * a fault loses the answer.
   */
  fetch(request: Request): Promise<Response>
  readonly clock: MovableClock
  readonly faults: Faults
  /** Throws away carts, orders, sessions and armed faults; the catalogue and the buyers are as at the first start. */
  reset(): void
  close(): void
}

/** How a sandbox behaves of which nothing was asked. */
export const usualSettings: SandboxSettings = {
  delay: 0,
  admin: true,
  csrf: false,
  csrfHeader: 'X-CSRF-Token',
  cookies: 'caller',
  sessionHours: 720,
}

/** Opens a sandbox over a database. Takes a few milliseconds on an empty database, less on a seeded one. */
export function createSandbox({ db, seed, now, ...settings }: SandboxOptions): Sandbox {
  prepareDatabase(db)
  const clock = createClock(now)
  // a stream of its own: arming a fault leaves the ids as they are
  const faultRandom = createRandom(seed)
  const faults = createFaults(faultRandom)
  const events = createSandboxEvents()
  const reset = () => {
    faults.clear()
    events.setGuestSimulation({ loading: false })
    resetDatabase(db)
  }
  const random = createRandom(seed)
  const options = { ...usualSettings, ...settings }
  limitWorkInProgress(db, clock.now() + Math.max(options.delay, CLOSING_TIME))
  const context: SandboxContext = { db, clock, faults, events, random, reset, options }
  const app = createApp(context)
  let isClosed = false
  return {
    fetch: respondWithFaults({
      clock,
      faults,
      readsHeader: options.admin,
      faultRandom,
      response: async (request, cartFault) => {
        // As a server that is gone: nothing answers, and nothing is wrong with the sandbox.
        if (isClosed) throw new TypeError('The sandbox is closed.')
        return app.fetch(request, { cartFault })
      },
    }),
    clock,
    faults,
    reset,
    close: () => {
      isClosed = true
      db.close()
    },
  }
}
