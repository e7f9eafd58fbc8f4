import type { CallSpec } from '../contract/kit/call'
import type { SafeParse } from '../contract/kit/schema'
import type { AuthPort } from './auth'
import type { ApiVersion } from '../rules/call/call-defaults'

/** Time, as an option so that tests need not wait. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after `ms`; rejects at once when the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** For whom and how a call is made; part of its query and of its cache key. */
export interface RequestScope {
  /** `CH` or `DE`: separates the data of two shops on one origin. */
  readonly shop: string
  /** Record id in the paths of all commerce calls. */
  readonly webstoreId: string
  /** Sent as `language` with every call. */
  readonly locale: string
  /** ISO 4217. Absent when the session determines the currency. */
  readonly currencyCode?: string | undefined
  /** The account that the buyer orders for; absent for a guest. */
  readonly effectiveAccountId?: string | undefined
  /** Present for a signed-in buyer only; without it calls carry `asGuest=true`. */
  readonly userId?: string | undefined
  /** Whether calls with the same response for everybody carry `asGuest=true` for a buyer too. */
  readonly sharesGuestData?: boolean | undefined
  /** Whether `X-Highscale: true` is sent with cart calls. */
  readonly isHighScaleCart?: boolean | undefined
}

/** One attempt of a call. */
export interface CallAttempt {
  /** Which call: its `id` in the contract, such as `cart.addItem`. */
  readonly callId: string
  /** Counted from 1; a repeat with another token counts too. */
  readonly attempt: number
  /** 32 hexadecimal digits, chosen at random and the same for all attempts of a call. Nothing sends it by itself. */
  readonly requestId: string
}

/** An attempt before it is sent. */
export interface CallStart extends CallAttempt {
  /** As it will be sent, with the headers of the auth port. */
  readonly request: Request
}

/** An attempt after it has ended: with a response, whatever its status, or with an error. */
export interface CallEnd extends CallAttempt {
  /** From sending to the end of the response, in ms. */
  readonly durationMs: number
  /** The response, with its body unread. */
  readonly response?: Response
  /** Why there is no response: usually a `ShopError`. */
  readonly error?: unknown
}

/** Something that happened on the way to the platform. It has neither addresses nor contents, so nothing needs masking. */
export type TransportEvent = CallAttempt &
  (
    | {
        /** A response has come, whatever its status. */
        name: 'responded'
        /** HTTP status. */
        status: number
        /** From sending to the response, in ms. */
        durationMs: number
      }
    | {
        /** No response has come. */
        name: 'failed'
        /** Code of the `ShopError`, such as `NETWORK` or `TIMEOUT`. */
        code: string
        /** From sending to the failure, in ms. */
        durationMs: number
      }
    | {
        /** The call will be sent again after this attempt. */
        name: 'waiting'
        /** Why it waits. */
        reason: 'retry'
        /** How long, in ms. */
        delayMs: number
      }
  )

/** Class names of the shop's server actions, as they appear in the paths of the calls. */
export interface Controllers {
  /** Inactive carts, and adding the lines of a guest cart. */
  readonly cart: string
  /** Name, type and menu of the buyer. */
  readonly user: string
  /** Category tree, footer, VAT rates and cart counts. */
  readonly navigation: string
}

/** How often reads are sent again. Changes are repeated after 409 only. */
export interface RetryOptions {
  /** How often a read is sent in all. @default 3 */
  readonly attempts?: number | undefined
  /** Statuses after which it is sent again. After 429 it is where `Retry-After` says when. @default [502, 503, 504] */
  readonly statuses?: readonly number[] | undefined
  /** Wait before the first repeat, in ms; doubles, with up to half of it more at random. @default 300 */
  readonly delayMs?: number | undefined
}

/** The options of a client that are about its requests. */
export interface RequestOptions {
  /** Path in front of `/services/data/…`, for instance `/sf/api`. @default '' */
  readonly apiPrefix?: string | undefined
  /** Version of the platform's API in the paths of its calls; server actions keep theirs. @default 'v65.0' */
  readonly apiVersion?: ApiVersion | undefined
  /**
   * Sends a request over the network. What it throws is `NETWORK`, unless it is a mistake in its code, such as a
   * ReferenceError: calls fail with that as it is, and are not repeated. @default globalThis.fetch
   */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Current time and waiting. @default the system's clock */
  readonly clock?: Clock | undefined
  /** Called for each response, failure and wait. @default not called */
  readonly observe?: ((event: TransportEvent) => void) | undefined
  /** From 0 up to 1, exclusive. @default Math.random */
  readonly random?: (() => number) | undefined
  /**
   * Who asks: `cookieAuth` with or without a CSRF token, `bearerAuth`, `noAuth`, or one of your own. @default the
   * platform's cookies
   */
  readonly auth?: AuthPort | undefined
  /**
   * Called before each attempt of a call. May return another request, for instance with a header for tracing; what it
   * throws, the call fails with as it is. @default not called
   */
  readonly beforeCall?: ((call: CallStart) => Request | void | Promise<Request | void>) | undefined
  /** Called after each attempt of a call, which does not wait for it; its failures are reported. @default not called */
  readonly afterCall?: ((call: CallEnd) => unknown) | undefined
  /** How long each attempt of a call may take, in ms; then it fails with `TIMEOUT`. @default 30000 */
  readonly timeoutMs?: number | undefined
  /**
   * How reads are repeated after network failures, some statuses, and 429. A server that must respond soon, and should
   * not multiply the load of a platform in trouble, says false. @default three attempts
   */
  readonly retry?: RetryOptions | false | undefined
  /** How long rarely changing data is cached, in seconds; -1 means forever. @default 300 */
  readonly dataCacheSeconds?: number | undefined
  /**
   * Reads responses by the schemas of their calls. A server may pass one that compiles the schemas, which reads long
   * carts in less than half the time. @default `safeParse` of zod
   */
  readonly parse?: SafeParse | undefined
}

/** A type whose named members are always there. */
export type Filled<T, Key extends keyof T> = Omit<T, Key> & {
  readonly [K in keyof Pick<T, Key>]-?: NonNullable<T[K]>
}

/** What the transport needs from outside; it reads nothing from a global. */
export interface TransportPorts extends Filled<
  RequestOptions,
  'apiPrefix' | 'apiVersion' | 'fetch' | 'clock' | 'random'
> {
  readonly controllers: Controllers
  /** For whom calls are made at the moment. */
  readonly scope: () => RequestScope
  /** Currency of amounts where neither the response nor the request names one. @default unknown */
  readonly shopCurrencyCode?: string | undefined
  /** On a server nothing is polled: `SSR_NO_POLLING`. */
  readonly runtime: 'browser' | 'server'
  /** Origin of the shop, `https://shop.example`. */
  readonly origin: string
  /** Logs a failure that the call does not fail with. */
  readonly reportFailure: (error: unknown, context: string) => void
  /** Site segment in front of server actions and sign-in, `/de-shop` or ''. */
  readonly sitePathname: string
  /** Aborts requests when the shopper changes or the client ends. @default never */
  readonly lifetime?: (() => AbortSignal) | undefined
  /** What a failed call means beyond its status, such as the end of a session. @default the failure itself */
  readonly toFailure?: ((call: CallSpec, error: unknown) => Promise<unknown>) | undefined
}
