import type { Context } from 'hono'
import type { MovableClock } from './clock'
import type { Database } from './database/database'
import type { Faults } from './faults'
import type { Random } from './random'
import type { Shop, ShopLocale } from './shop'

/** Everything a route may use besides the request: one per sandbox. */
export interface SandboxContext {
  readonly db: Database
  readonly clock: MovableClock
  readonly random: Random
  readonly faults: Faults
  readonly options: {
    /** How long an asynchronous step (cart calculation, checkout start) takes, in ms. 0 = done at once. */
    readonly delay: number
    /** Whether `/__sandbox` takes faults and clock moves. */
    readonly admin: boolean
  }
  /** Throws away everything that was done since the first start. */
  readonly reset: () => void
}

/** A signed-in person with the account they belong to. */
export interface Buyer {
  readonly userId: string
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly userType: 'private' | 'business'
  readonly accountId: string
  readonly accountName: string
}

/** Who calls, in which shop and language. */
export interface Visitor {
  readonly shop: Shop
  readonly webstoreId: string
  readonly locale: ShopLocale
  readonly currencyCode: 'CHF' | 'EUR'
  /** The value of the `sid` cookie, when it names a session. */
  readonly sessionId: string | undefined
  /** The value of the `guest_id` cookie; a guest without one gets it from `ensureGuestId` at the first cart write. */
  readonly guestId: string | undefined
  /** The session's buyer in this shop; undefined for a guest. */
  readonly buyer: Buyer | undefined
  /** The account acted for: `effectiveAccountId` when the buyer may use it, else the own account. Guests: undefined. */
  readonly effectiveAccountId: string | undefined
}

/**
 * The Hono environment of every route module: `c.var.context` and `c.var.visitor`.
 * Modules export `const xRoutes = new Hono<Env>()` with paths relative to the webstore.
 */
export interface Env {
  Variables: {
    context: SandboxContext
    visitor: Visitor
  }
}

export type SandboxCall = Context<Env>
