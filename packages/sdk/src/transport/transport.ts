import type { CallResponse, CallSpec, Input } from '../contract/kit/call'
import type { Clock, RequestScope } from './ports'

/** Options of every call. */
export interface CallOptions {
  /** Aborting it fails the call with `ABORTED`; a change may have been made all the same. */
  readonly signal?: AbortSignal | undefined
  /** How long each attempt may take, in ms; then it fails with `TIMEOUT`. @default the client's, 30000 */
  readonly timeoutMs?: number | undefined
}

/** Options of one call to the platform. */
export interface SendOptions extends CallOptions {
  /** Sends the call even when its response is cached; the new response replaces the cached one. */
  readonly skipCache?: boolean | undefined
  /** Currency of amounts where the response names none. @default the requested one, or the shop's */
  readonly currencyCode?: string | undefined
  /** Runs before a change is sent again after a 409. */
  readonly beforeRetry?: (() => Promise<unknown>) | undefined
}

/**
 * Sends a call and returns its response. Errors: `ResponseError` for a status that the call does not list,
 * `UNEXPECTED_ANSWER`, `ABORTED`, `NETWORK`, `TIMEOUT`.
 */
export type Send = <C extends CallSpec>(
  call: C,
  input: Input<C>,
  options?: SendOptions,
) => Promise<CallResponse<C>>

/** The connection to the platform that features send their calls with. */
export interface Transport {
  /** Sends a call of the contract, with retries and caching. */
  readonly send: Send
  /** The clock of the client, for waits between calls. */
  readonly clock: Clock
  /** On a server nothing may be polled. */
  readonly runtime: 'browser' | 'server'
  /** For whom calls are made, and in which language. */
  readonly scope: () => RequestScope
  /** Removes all cached responses, as after signing out. */
  readonly clearResponses: () => void
}

/** Answers some calls in another way than by sending them: option `actions` of a client. */
export type Actions = (
  transport: Transport,
  client: { readonly reportFailure: (error: unknown, context: string) => void },
) => Transport
