import { createApp } from './app'
import { createClock, type MovableClock } from './clock'
import type { Database } from './database/database'
import { createFaults, playFault, type Faults } from './faults'
import { createRandom } from './random'
import type { SandboxContext } from './sandbox-context'
import { prepareDatabase, resetDatabase } from './seed/seed-database'

export interface SandboxOptions {
  /** Where the data lies; an empty one is seeded. It belongs to the sandbox from here on. */
  readonly db: Database
  /** How long an asynchronous step (cart calculation, checkout start) takes, in ms. @default 0 */
  readonly delay?: number
  /** Makes ids, sessions and order numbers the same in every run. Without it they are random. */
  readonly seed?: number
  /** Stops time at this moment (ms since 1970); it then moves by `clock.advance` only. Default: the system's time. */
  readonly now?: number
  /** Whether `/__sandbox` takes faults and clock moves. @default true */
  readonly admin?: boolean
}

/** A running twin of the platform. */
export interface Sandbox {
  /**
   * Answers a platform request. Rejects with a `TypeError`, as `fetch` does on a broken connection, only where
   * an armed fault loses the answer.
   */
  fetch(request: Request): Promise<Response>
  readonly clock: MovableClock
  readonly faults: Faults
  /** Throws away carts, orders, sessions and armed faults; the catalogue and the buyers are as at the first start. */
  reset(): void
  close(): void
}

/** Opens a sandbox over a database. Takes a few milliseconds on an empty database, less on a seeded one. */
export function createSandbox({ db, delay = 0, seed, now, admin = true }: SandboxOptions): Sandbox {
  prepareDatabase(db)
  const clock = createClock(now)
  const faults = createFaults()
  const reset = () => {
    faults.clear()
    resetDatabase(db)
  }
  const random = createRandom(seed)
  const context: SandboxContext = { db, clock, faults, random, reset, options: { delay, admin } }
  return {
    fetch: answerWithFaults(createApp(context), context),
    clock,
    faults,
    reset,
    close: () => db.close(),
  }
}

type App = ReturnType<typeof createApp>

function answerWithFaults(app: App, { faults, clock }: SandboxContext): Sandbox['fetch'] {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const isAdmin = pathname.startsWith('/__sandbox')
    const fault = isAdmin ? undefined : faults.take(request.method, pathname + search)
    const answer = async () => app.fetch(request)
    return fault ? playFault(fault, clock, answer) : answer()
  }
}
