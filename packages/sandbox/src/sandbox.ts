import { createApp } from './app'
import type { SandboxContext, SandboxSettings } from './calls/sandbox-context'
import { createSandboxEvents } from './calls/sandbox-events'
import { createClock, type MovableClock } from './clock'
import type { Database } from './database/database'
import { prefixRemover } from './entrance/prefixed-path'
import { createFaults, type Faults } from './faults/faults'
import { respondWithFaults } from './faults/respond-with-faults'
import { CLOSING_TIME } from './orders/placing/place-order'
import { createPaymentPages } from './orders/payments/pages/payment-pages'
import { createRandom } from './random'
import { chooseCatalog, refuseOtherCatalog } from './seed/choose-catalog'
import { prepareDatabase, resetDatabase } from './seed/seed-database'

/** The options of `createSandbox`: where the data is, what is reproducible, and how the sandbox behaves. */
export interface SandboxOptions extends Partial<SandboxSettings> {
  /** The database to use; an empty one is seeded. The sandbox owns it from then on. */
  readonly db: Database
  /** Makes ids, sessions, order numbers and the drawing of faults the same in every run. @default random */
  readonly seed?: number
  /**
   * A catalogue of one's own in place of the seeded one: the text of a table with the columns of `catalog-seed.tsv`, or a
   * JSON array of objects with them. Throws a CatalogError that names the line and what is wrong.
   */
  readonly catalog?: string
  /** How many products there are: more than in the catalogue are variants of its products. @default all of them */
  readonly products?: number
  /** Freezes the clock at this moment (ms since 1970). @default the system's running time */
  readonly now?: number
}

/** A running sandbox: the hosted commerce platform for development and tests, in one process. */
export interface Sandbox {
  /**
   * Responds to a request to the platform. Rejects with a `TypeError`, as `fetch` does on a broken connection, when a
   * fault loses the response or the sandbox is closed.
   */
  fetch(request: Request): Promise<Response>
  /**
   * Responds to a request to the payment provider's pages, which belong on an origin of their own: that of the option
   * `paymentOrigin`.
   */
  paymentPages(request: Request): Promise<Response>
  /** The time of everything in it: sessions, reservations, coupons, calculations. */
  readonly clock: MovableClock
  /** Failures to inject into coming requests. */
  readonly faults: Faults
  /** Deletes carts, orders, sessions and armed faults; catalogue and buyers are as at the first start. */
  reset(): void
  /** Closes the database; every later `fetch` rejects. */
  close(): void
}

/** How a sandbox behaves without options. */
export const defaultSettings: SandboxSettings = {
  delay: 0,
  admin: true,
  csrf: false,
  csrfHeader: 'X-CSRF-Token',
  cookies: 'caller',
  tokens: false,
  plain: false,
  without: [],
  cors: [],
  sessionHours: 720,
  orderMails: { max: 10, seconds: 24 * 60 * 60 },
}

/** As Node.js says it of a server that has stopped. */
const sandboxClosed = () => new TypeError('fetch failed', { cause: new Error('The sandbox is closed.') })

/** Opens a sandbox over a database. Takes a few milliseconds on an empty database, less on a seeded one. */
export function createSandbox({ db, seed, now, catalog, products, ...settings }: SandboxOptions): Sandbox {
  const rows = chooseCatalog({ catalog, products })
  prepareDatabase(db, rows)
  if (catalog !== undefined || products !== undefined) refuseOtherCatalog(db, rows)
  const clock = createClock(now)
  // Random numbers of its own, so that a fault does not change the ids that follow.
  const faultRandom = createRandom(seed)
  const faults = createFaults(faultRandom)
  const events = createSandboxEvents()
  const reset = () => {
    faults.clear()
    events.setGuestSimulation({ loading: false })
    resetDatabase(db, rows)
  }
  const random = createRandom(seed)
  const options = { ...defaultSettings, tokens: settings.plain ?? false, ...settings }
  limitWorkInProgress(db, clock.now() + Math.max(options.delay, CLOSING_TIME))
  const context: SandboxContext = { db, clock, faults, events, random, reset, options }
  const app = createApp(context)
  const withoutPrefix = prefixRemover(options.prefix)
  const paymentPages = createPaymentPages(context)
  let isClosed = false
  return {
    fetch: respondWithFaults({
      clock,
      faults,
      readsHeader: options.admin,
      faultRandom,
      response: async (request, cartFault) => {
        // Like a server that has stopped.
        if (isClosed) throw sandboxClosed()
        return app.fetch(withoutPrefix(request), { cartFault })
      },
    }),
    paymentPages: async (request) => {
      if (isClosed) throw sandboxClosed()
      return paymentPages.fetch(request)
    },
    clock,
    faults,
    reset,
    close: () => {
      isClosed = true
      db.close()
    },
  }
}

/**
 * Ends every calculation of a cart or checkout at the moment `limit` (ms) at the latest. The process that began it may
 * have had its clock ahead of this one; the cart would be locked until this clock gets there.
 */
function limitWorkInProgress(db: Database, limit: number): void {
  db.transaction(() => {
    for (const table of ['cart', 'checkout']) {
      db.run(`UPDATE ${table} SET processing_until = ? WHERE processing_until > ?`, limit, limit)
    }
  })
}
