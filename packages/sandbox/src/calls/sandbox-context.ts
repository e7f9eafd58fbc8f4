import type { MovableClock } from '../clock'
import type { Database } from '../database/database'
import type { CartFault, Faults } from '../faults/faults'
import type { OrderMail, RenderedMail } from './mail-content'
import type { Random } from '../random'
import type { Shop, WebstoreAliases } from '../shop'
import type { SandboxEvents } from './sandbox-events'

/** What a route may use besides the request; one per sandbox. */
export interface SandboxContext {
  readonly db: Database
  readonly clock: MovableClock
  readonly random: Random
  readonly faults: Faults
  readonly events: SandboxEvents
  readonly options: SandboxSettings
  /** The state that a fault of this request puts its cart into. */
  readonly cartFault?: CartFault
  /** Goes back to the state of the first start. */
  readonly reset: () => void
}

/** How a sandbox behaves; each member is an option of `createSandbox`. */
export interface SandboxSettings {
  /** How long an asynchronous step (cart calculation, checkout start) takes, in ms; 0 finishes it at once. @default 0 */
  readonly delay: number
  /**
   * Whether `/__sandbox` responds at all, and whether requests may carry a fault in a header; 403 otherwise.
   * @default true
   */
  readonly admin: boolean
  /** Whether a signed-in visitor's writes need the token of `ui-api/session/csrf`, or fail with 403. @default false */
  readonly csrf: boolean
  /** The request header that carries that token. @default 'X-CSRF-Token' */
  readonly csrfHeader: string
  /**
   * Who stores the cookies: `caller` as with every server, or `sandbox` in a browser page, whose scripts cannot handle
   * cookies; the sandbox then has a single visitor. @default 'caller'
   */
  readonly cookies: 'caller' | 'sandbox'
  /**
   * Whether `/__sandbox/tokens` gives out access tokens, for callers that send `Authorization: Bearer` instead of a
   * cookie; it does not depend on `admin`. @default the value of `plain`
   */
  readonly tokens: boolean
  /**
   * Whether it is an organisation without the shop's own classes and fields: their calls get 404 and their fields 400,
   * and buyers come with access tokens. @default false
   */
  readonly plain: boolean
  /**
   * Calls of the contract that it does not have, by their ids, such as `navigation.getCategories`: 404. With an id that
   * there is not, `serveSandbox` rejects, and otherwise every call fails with 500. @default none
   */
  readonly without: readonly string[]
  /** The origins of other sites whose pages may call it, with their cookies. @default none */
  readonly cors: readonly string[]
  /** A path below which it also serves all calls, such as `/shop`. @default none */
  readonly prefix?: string
  /** How many hours a session lasts after signing in, by the sandbox's clock. @default 720 */
  readonly sessionHours: number
  /** Extra ids of the two webstores, for a storefront that is configured for an organisation's. @default none */
  readonly webstoreAliases?: WebstoreAliases
  /** How carts behave where organisations of the platform differ. */
  readonly carts?: CartOptions
  /**
   * The origin of the payment provider's pages, where `Sandbox.paymentPages` is served: the card field and the pages on
   * which shoppers confirm a payment. The application context names it. @default none: there are no such pages
   */
  readonly paymentOrigin?: string
  /**
   * Renders the mails about orders. Called while an order changes, so it has to return at once; where it throws, the
   * mail is as without it. @default plain English text
   */
  readonly renderMail?: (mail: OrderMail) => RenderedMail
  /**
   * Where goods are sent back to in each shop, on one line; receipts of withdrawals name it.
   * @default they name no address
   */
  readonly returnAddresses?: Readonly<Partial<Record<Shop, string>>>
  /**
   * About how many orders within a time an e-mail address gets mails, unless it is the buyer's own. Orders beyond that are
   * placed as well, and their `isWithoutMails` says so. @default 10 within a day
   */
  readonly orderMails: {
    /** How many orders are written about. */
    readonly max: number
    /** In what time, in seconds. */
    readonly seconds: number
  }
  /** Whether a quote is still sold at its prices after its last day, which the platform does not document. @default 'refuse' */
  readonly expiredQuotes?: 'accept' | 'refuse'
  /**
   * How a quote is refused where the platform has a code or a text of its own for it: in the body of a 200, or as the body of a
   * 400. @default by the code
   */
  readonly quoteErrors?: 'body' | 'failed'
  /** Whether a lack of stock fails the checkout already, with 422, or only placing its order. @default 'order' */
  readonly stockCheck?: 'checkout' | 'order'
}

/** How carts behave where organisations of the platform differ. */
export interface CartOptions {
  /** Whether a write fails with 409 while the cart is being calculated. @default true */
  readonly strict?: boolean
  /**
   * How a read of the cart items responds while the cart is being calculated: 202 with the list, 422, or 200 with an
   * empty list whose summary still counts the products. @default 'accepted'
   */
  readonly readAfterWrite?: 'accepted' | 'unprocessable' | 'empty'
  /** The amounts of a cart that is being calculated, or whose calculation failed. @default 'null' */
  readonly unsettledAmounts?: 'null' | 'zero'
  /** Whether the calculation after a write fails until the write is sent again. @default false */
  readonly failsFirst?: boolean
  /** Whether inventory reservations work, fail with 404 or fail with 403. @default 'on' */
  readonly reservations?: 'on' | 'missing' | 'forbidden'
  /** Whether `actions/preserve` saves a guest's cart at sign-in; otherwise its response is empty. @default true */
  readonly preserve?: boolean
}
