import pRetry from 'p-retry'
import { mutates, type CallSpec } from '../contract/kit/call'
import { isResponseError, isShopError } from '../errors/errors'
import { mutationAttempts, mutationRetryDelay } from '../rules/call/retry'
import type { TransportPorts } from './ports'
import { retryAfter } from './retry-after'

/** Wait before the first retry of a read, in ms; doubles, with up to half of it more at random. */
const readDelayMs = 300
/** A longer `Retry-After`, in ms, is not waited for: the call fails instead. */
const maximumRetryAfterMs = 30_000

interface RetryOptions {
  readonly call: CallSpec
  readonly signal?: AbortSignal | undefined
  readonly beforeRetry?: (() => Promise<unknown>) | undefined
  /** Headers of the latest failed response. */
  readonly lastHeaders: () => Headers | undefined
}

/**
 * Repeats a change on 409 only, three attempts 4 s apart. Reads repeat after network failures and 502, 503, 504 with
 * growing waits or as `Retry-After` says, and after 429 by `Retry-After` only. p-retry counts the attempts; the wait
 * is inside `shouldRetry`, which is called only while an attempt is left, because it uses our clock.
 */
export function retryOnConflict<T>(
  attempt: () => Promise<T>,
  { call, signal, beforeRetry, lastHeaders }: RetryOptions,
  { clock, random, observe, retryReads = true }: TransportPorts,
): Promise<T> {
  return pRetry(attempt, {
    retries: mutationAttempts - 1,
    minTimeout: 0,
    shouldRetry: async ({ error, retriesConsumed }) => {
      if (!mutates(call) && !retryReads) return false
      const delayMs = mutates(call)
        ? conflictDelay(error, retriesConsumed + 1)
        : readDelay({ error, retriesConsumed, headers: lastHeaders() }, { clock, random })
      if (delayMs === undefined) return false
      observe?.({ name: 'waiting', callId: call.id, reason: 'retry', delayMs })
      await clock.sleep(delayMs, signal)
      await beforeRetry?.()
      return true
    },
  })
}

function conflictDelay(error: Error, attempt: number): number | undefined {
  return mutationRetryDelay({ status: isResponseError(error) ? error.status : undefined, attempt })
}

interface ReadFailure {
  readonly error: Error
  readonly retriesConsumed: number
  readonly headers: Headers | undefined
}

function readDelay(
  { error, retriesConsumed, headers }: ReadFailure,
  { clock, random }: Pick<TransportPorts, 'clock' | 'random'>,
): number | undefined {
  const backOff = Math.round(readDelayMs * 2 ** retriesConsumed * (1 + random() / 2))
  if (isShopError(error, 'NETWORK')) return backOff
  if (!isResponseError(error)) return undefined
  const requested = retryAfter(headers, clock.now())
  if (requested !== undefined && requested > maximumRetryAfterMs) return undefined
  if (error.status === 429) return requested
  return [502, 503, 504].includes(error.status) ? (requested ?? backOff) : undefined
}
