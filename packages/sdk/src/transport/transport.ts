import type { Answer, CallSpec, Input } from '../contract/call'
import type { PollOptions } from './poll'

/** Every call may be cancelled; it then fails with `ABORTED`. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
}

/** Options of one call. */
export interface SendOptions extends CallOptions {
  /** Asks the platform even where a cached answer would do; the new answer takes its place. */
  readonly fresh?: boolean | undefined
  /** What has to happen before a mutation is tried again after a 409. */
  readonly beforeRetry?: (() => Promise<unknown>) | undefined
}

/**
 * The only door to the network: sends a call and gives one of its answers.
 * Errors: `ResponseError` for a status that the call does not list, `UNEXPECTED_ANSWER`, `ABORTED`, `NETWORK`,
 * `TIMEOUT`.
 */
export type Send = <C extends CallSpec>(call: C, input: Input<C>, options?: SendOptions) => Promise<Answer<C>>

/** What resources are made of. */
export interface Transport {
  readonly send: Send
  /** Loads again and again until the value is no longer pending [9-28]. */
  readonly poll: <T>(options: PollOptions<T>) => Promise<T>
  readonly runtime: 'browser' | 'server'
  /** True unless the scope names a signed-in buyer. */
  readonly isGuest: () => boolean
  /** Language that the calls go out in. */
  readonly locale: () => string
  /** Forgets every cached answer, for instance after signing out. */
  readonly clearAnswers: () => void
}
