import type { CallSpec } from '../contract/kit/call'
import type { SafeParse } from '../contract/kit/schema'
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

/** Something that happened on the way to the platform. It has neither addresses nor contents, so nothing needs masking. */
export type TransportEvent =
  | {
      /** A response has come, whatever its status. */
      name: 'responded'
      /** Which call: its `id` in the contract, such as `cart.addItem`. */
      callId: string
      /** HTTP status. */
      status: number
      /** From sending to the response, in ms. */
      durationMs: number
    }
  | {
      /** No response has come. */
      name: 'failed'
      /** Which call: its `id` in the contract. */
      callId: string
      /** Code of the `ShopError`, such as `NETWORK` or `TIMEOUT`. */
      code: string
      /** From sending to the failure, in ms. */
      durationMs: number
    }
  | {
      /** The call will be sent again. */
      name: 'waiting'
      /** Which call: its `id` in the contract. */
      callId: string
      /** Why it waits. */
      reason: 'retry'
      /** How long, in ms. */
      delayMs: number
    }

/** Class names of the shop's server actions, as they appear in the paths of the calls. */
export interface Controllers {
  /** Inactive carts, and adding the lines of a guest cart. */
  readonly cart: string
  /** Name, type and menu of the buyer. */
  readonly user: string
  /** Category tree, footer, VAT rates and cart counts. */
  readonly navigation: string
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
  /** A header that is sent with every change, where the platform requires one. */
  readonly csrf?:
    | {
        /** Name of the header; the platform does not document one. */
        readonly header: string
        /** Value of the header, as the platform issued it. */
        readonly token: string
      }
    | undefined
  /** How long each attempt of a call may take, in ms; then it fails with `TIMEOUT`. @default 30000 */
  readonly timeoutMs?: number | undefined
  /**
   * Whether reads are repeated after a network failure and after 429, 502, 503 and 504. A server that must respond
   * soon, and should not multiply the load of a platform in trouble, says false. @default true
   */
  readonly retryReads?: boolean | undefined
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
  /** Site segment in front of server actions and sign-in, `/de-shop` or ''. */
  readonly sitePathname: string
  /** Aborts requests when the shopper changes or the client ends. @default never */
  readonly lifetime?: (() => AbortSignal) | undefined
  /** What a failed call means beyond its status, such as the end of a session. @default the failure itself */
  readonly toFailure?: ((call: CallSpec, error: unknown) => Promise<unknown>) | undefined
}
