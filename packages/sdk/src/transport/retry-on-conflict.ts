import pRetry from 'p-retry'
import { mutates, type CallSpec } from '../contract/kit/call'
import { isResponseError, isShopError } from '../errors/errors'
import { mutationAttempts, mutationRetryDelay } from '../rules/call/retry'
import type { CallAttempt, RetryOptions, TransportPorts } from './ports'
import { retryAfter } from './retry-after'

/** A longer `Retry-After`, in ms, is not waited for: the call fails instead. */
const maximumRetryAfterMs = 30_000

interface Repeating {
  readonly call: CallSpec
  readonly signal?: AbortSignal | undefined
  readonly beforeRetry?: (() => Promise<unknown>) | undefined
  /** Headers of the latest failed response. */
  readonly lastHeaders: () => Headers | undefined
  /** The latest attempt. */
  readonly latest: () => CallAttempt
}

/**
 * Repeats a change on 409 only, three attempts 4 s apart. Reads repeat after network failures and 502, 503, 504 with
 * growing waits or as `Retry-After` says, and after 429 by `Retry-After` only, unless the client says otherwise. p-retry
 * counts the attempts; the wait is inside `shouldRetry`, which is called only while an attempt is left, because it uses
 * our clock.
 */
export function retryOnConflict<T>(
  attempt: () => Promise<T>,
  { call, signal, beforeRetry, lastHeaders, latest }: Repeating,
  { clock, random, observe, retry }: TransportPorts,
): Promise<T> {
  const read = withDefaults(retry === false ? { attempts: 1 } : retry)
  return pRetry(attempt, {
    retries: (mutates(call) ? mutationAttempts : read.attempts) - 1,
    minTimeout: 0,
    shouldRetry: async ({ error, retriesConsumed }) => {
      const delayMs = mutates(call)
        ? conflictDelay(error, retriesConsumed + 1)
        : readDelay({ error, retriesConsumed, headers: lastHeaders(), ...read }, { clock, random })
      if (delayMs === undefined) return false
      observe?.({ name: 'waiting', ...latest(), reason: 'retry', delayMs })
      await clock.sleep(delayMs, signal)
      await beforeRetry?.()
      return true
    },
  })
}

const withDefaults = ({ attempts = 3, statuses = [502, 503, 504], delayMs = 300 }: RetryOptions = {}) => ({
  attempts,
  statuses,
  delayMs,
})

function conflictDelay(error: Error, attempt: number): number | undefined {
  return mutationRetryDelay({ status: isResponseError(error) ? error.status : undefined, attempt })
}

interface ReadFailure extends ReturnType<typeof withDefaults> {
  readonly error: Error
  readonly retriesConsumed: number
  readonly headers: Headers | undefined
}

function readDelay(
  { error, retriesConsumed, headers, statuses, delayMs }: ReadFailure,
  { clock, random }: Pick<TransportPorts, 'clock' | 'random'>,
): number | undefined {
  const backOff = Math.round(delayMs * 2 ** retriesConsumed * (1 + random() / 2))
  if (isShopError(error, 'NETWORK')) return backOff
  if (!isResponseError(error)) return undefined
  const requested = retryAfter(headers, clock.now())
  if (requested !== undefined && requested > maximumRetryAfterMs) return undefined
  if (error.status === 429) return requested
  return statuses.includes(error.status) ? (requested ?? backOff) : undefined
}
