import type { CallSpec } from '../contract/kit/call'
import type { SafeParse } from '../contract/kit/schema'

/** Time, handed in so that tests take none. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after `ms`; rejects at once when the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** For whom and how a call is made: it goes into the query and into every cache key. */
export interface RequestScope {
  readonly shop: string
  readonly webstoreId: string
  readonly locale: string
  readonly currencyCode?: string | undefined
  readonly effectiveAccountId?: string | undefined
  /** Set for a signed-in buyer only: without it calls go out `asGuest=true`. */
  readonly userId?: string | undefined
  /** Whether calls that are alike for all go out `asGuest=true` for a buyer too [3.shopper-context-14]. */
  readonly sharesGuestData?: boolean | undefined
  /** Whether `X-Highscale: true` is sent with cart calls [7.3-11]. */
  readonly isHighScaleCart?: boolean | undefined
}

/** Something that happened on the way to the platform. Neither addresses nor contents, so nothing needs masking. */
export type TransportEvent =
  | { name: 'answered'; callId: string; status: number; durationMs: number }
  | { name: 'failed'; callId: string; code: string; durationMs: number }
  | { name: 'waiting'; callId: string; reason: 'retry'; delayMs: number }

/** What the transport needs from outside; it reads nothing from a global. */
export interface TransportPorts {
  readonly fetch: (request: Request) => Promise<Response>
  readonly clock: Clock
  readonly scope: () => RequestScope
  /** In what the shop sells: the currency of answers that name none where none is asked for. @default unknown */
  readonly shopCurrencyCode?: string | undefined
  /** On a server nothing is polled: `SSR_NO_POLLING`. */
  readonly runtime: 'browser' | 'server'
  /** Origin of the shop, `https://shop.example`. */
  readonly origin: string
  /** Site segment in front of server actions and sign-in, `/de-shop` or ''. */
  readonly sitePathname: string
  /** In front of `/services/data/…`, `/sf/api` or ''. */
  readonly apiPrefix: string
  /** Class names of the server actions. */
  readonly controllers: { readonly cart: string; readonly user: string; readonly navigation: string }
  /** 0 ≤ value < 1; spreads the retries of reads. */
  readonly random: () => number
  /** Per attempt, in ms. @default 30000 */
  readonly timeoutMs?: number | undefined
  /** Whether reads are repeated. @default true */
  readonly retryReads?: boolean | undefined
  /** How responses are read by the schemas of their calls. @default `safeParse` of zod */
  readonly parse?: SafeParse | undefined
  /** How long data serves that seldom changes, in seconds; -1: for ever [9-26]. @default 300 */
  readonly dataCacheSeconds?: number | undefined
  /** What a failed call means beyond its status, such as the end of a session. @default the failure itself */
  readonly toFailure?: ((call: CallSpec, error: unknown) => Promise<unknown>) | undefined
  readonly csrf?: { readonly header: string; readonly token: string } | undefined
  readonly observe?: ((event: TransportEvent) => void) | undefined
}
