import type { Controllers } from './call-url'
import type { Clock } from './clock'

/** Which shop is checked, and how. */
export interface VerifyOptions {
  /** Origin and, where there is one, the site's path: `https://shop.example/s`. */
  readonly baseUrl: string
  readonly webstoreId: string
  /** Put in front of commerce calls. @default '' */
  readonly apiPrefix?: string
  /** Class names of the server actions. @default those of the specification */
  readonly controllers?: Partial<Controllers>
  /** Locale of the answers. @default 'en-US' */
  readonly language?: string
  /** Sent as `Cookie`, to check what a signed-in buyer is answered. */
  readonly cookie?: string
  /** Further headers of every call, such as a CSRF token. */
  readonly headers?: Readonly<Record<string, string>>
  /** Signs this buyer in at first; the visit then goes on with the buyer's session. */
  readonly signIn?: { readonly username: string; readonly password: string }
  /** The account acted for. @default the account of the session */
  readonly effectiveAccountId?: string
  /** Whether the writing calls run too. They empty and delete the present cart. @default false */
  readonly write?: boolean
  /** Whether calls run that leave something behind: an order, a read-only copy of the cart. Needs `write`. */
  readonly placeOrder?: boolean
  /**
   * Registers a buyer with this e-mail address, whom nothing deletes. Needs `write`; with `placeOrder` also declares a
   * withdrawal whose receipt goes there.
   */
  readonly registerEmail?: string
  /** A coupon that the shop takes; without one the coupon calls are not tested. */
  readonly couponCode?: string
  /** API names of the product fields that the shop shows. @default those of the SDK */
  readonly productFields?: readonly string[]
  /** Every call is sent with it. @default globalThis.fetch */
  readonly fetch?: (request: Request) => Promise<Response>
  /** How long one request may take, in ms. @default 15000 */
  readonly timeout?: number
  /** Time and waiting. @default the system's */
  readonly clock?: Clock
}
