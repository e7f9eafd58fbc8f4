import type { CallResponse, CallSpec, Input } from '../contract/kit/call'
import type { Clock, RequestScope } from './ports'

/** Every call may be cancelled, which fails it with `ABORTED`, or given another limit of time. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** How long each attempt may take, in ms; then it fails with `TIMEOUT`. @default the client's, 30000 */
  readonly timeoutMs?: number | undefined
}

/** Options of one call. */
export interface SendOptions extends CallOptions {
  /** Asks the platform even where the response is cached; the new response replaces it. */
  readonly skipCache?: boolean | undefined
  /** The currency of amounts where the answer names none. @default the one asked for, or the shop's */
  readonly currencyCode?: string | undefined
  /** What has to happen before a mutation is tried again after a 409. */
  readonly beforeRetry?: (() => Promise<unknown>) | undefined
}

/**
 * The only door to the network: sends a call and gives one of its answers.
 * Errors: `ResponseError` for a status that the call does not list, `UNEXPECTED_ANSWER`, `ABORTED`, `NETWORK`,
 * `TIMEOUT`.
 */
export type Send = <C extends CallSpec>(
  call: C,
  input: Input<C>,
  options?: SendOptions,
) => Promise<CallResponse<C>>

/** What resources are made of. */
export interface Transport {
  readonly send: Send
  readonly clock: Clock
  readonly runtime: 'browser' | 'server'
  /** For whom calls go out, and in which language. */
  readonly scope: () => RequestScope
  /** Forgets every cached answer, for instance after signing out. */
  readonly clearResponses: () => void
}
