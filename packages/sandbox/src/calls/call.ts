import type { Context, HonoRequest } from 'hono'
import type { CartFault } from '../faults/faults'
import type { Shop, ShopLocale } from '../shop'
import type { SandboxContext } from './sandbox-context'

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
  /** The session of the access token, otherwise of the `sid` cookie, when it has not ended. */
  readonly sessionId: string | undefined
  /** Whether the `sid` cookie names no session or one that has ended: what a guest may not do then fails with 401. */
  readonly hasEndedSession?: boolean
  /** The value of the `guest_id` cookie; a guest without one gets it from `ensureGuestId` at the first cart write. */
  readonly guestId: string | undefined
  /** The session's buyer in this shop; undefined for a guest. */
  readonly buyer: Buyer | undefined
  /** The requested `effectiveAccountId`, by default the buyer's own account; undefined for a guest. */
  readonly effectiveAccountId: string | undefined
}

/** A request with its context and visitor, which routes pass on: the `c.var` of Hono. */
export interface Call {
  readonly context: SandboxContext
  /** Set on paths below a webstore; other routes set it where they need it. */
  readonly visitor: Visitor
  /** Path, query, headers and body. */
  readonly request: HonoRequest
  /** The session of the access token that the call carries; without one its cookie counts. */
  readonly bearerSessionId?: string
}

/**
 * The Hono environment of every route module: `c.var` is the call.
 * Modules export `const xRoutes = new Hono<Env>()` with paths relative to the webstore.
 */
export interface Env {
  Bindings: { cartFault: CartFault | undefined }
  Variables: Call
}

/** A call with its response, the context of Hono: for functions that set status, headers, cookies or the visitor. */
export type Exchange = Context<Env>
