import type { ApiVersion } from '@cartonnage/sdk/contract'
import type { Controllers } from './call-url'
import type { Clock } from './clock'

/** Which shop is checked, and how. */
export interface VerifyOptions {
  /** Origin and, where there is one, the site's path: `https://shop.example/s`. */
  readonly baseUrl: string
  /** Record id of the webstore, 15 or 18 characters. */
  readonly webstoreId: string
  /** Put in front of commerce calls, such as `/sf/api`. @default '' */
  readonly apiPrefix?: string
  /** Version of the platform's API in the paths of its calls; calls that it lacks are not tested. @default 'v65.0' */
  readonly apiVersion?: ApiVersion
  /**
   * What the organisation has beside the platform: the classes and fields of the shop, or, where it is `plain`, none of
   * them. What it does not have is not tested. @default 'shop'
   */
  readonly profile?: 'shop' | 'plain'
  /** Class names of the server actions. @default those of the specification */
  readonly controllers?: Partial<Controllers>
  /** Locale of the responses. @default 'en-US' */
  readonly language?: string
  /** Sent as `Cookie`, in place of `signIn`. */
  readonly cookie?: string
  /** An access token of a buyer, sent as `Authorization: Bearer`, in place of `signIn`. */
  readonly token?: string
  /** Additional headers of every call, such as a CSRF token. */
  readonly headers?: Readonly<Record<string, string>>
  /** Signs this buyer in first; all later calls use the session. A guest if omitted. */
  readonly signIn?: {
    /** The user name, usually an e-mail address. */
    readonly username: string
    /** The password in plain text. */
    readonly password: string
  }
  /** The account acted for. @default the account of the session */
  readonly effectiveAccountId?: string
  /** Whether calls that write are sent too. They empty and delete the visitor's cart. @default false */
  readonly write?: boolean
  /** Whether to send calls with a permanent effect: an order, a read-only copy of the cart. Needs `write`. @default false */
  readonly placeOrder?: boolean
  /**
   * Registers a buyer with this e-mail address, permanently. Needs `write`; with `placeOrder` also declares a withdrawal
   * whose receipt is sent there.
   */
  readonly registerEmail?: string
  /** A valid coupon code; without one the coupon calls are not tested. */
  readonly couponCode?: string
  /** API names of the product fields that the shop shows. @default those of the SDK, or the platform's own where the profile is `plain` */
  readonly productFields?: readonly string[]
  /** Sends every request. @default globalThis.fetch */
  readonly fetch?: (request: Request) => Promise<Response>
  /** How long one request may take, in ms. @default 15000 */
  readonly timeout?: number
  /** Time and waiting. @default the system's */
  readonly clock?: Clock
}
