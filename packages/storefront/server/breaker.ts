import { circuitBreaker, ConsecutiveBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { logEvent } from './request-log'

export interface BreakerOptions {
  /** Failures in a row after which nothing is asked for a while. */
  readonly failures: number
  /** That while, in ms; then one question is let through to look. */
  readonly restMs: number
}

const defaults: BreakerOptions = { failures: 5, restMs: 5_000 }

/** Asks the platform, or fails at once while it is known to be out of order. */
export type Breaker = (ask: () => Promise<Response>) => Promise<Response>

/** One for the whole process: what one page found out serves all others. A visitor who left is no failure. */
export function createBreaker({ failures, restMs }: BreakerOptions = defaults): Breaker {
  const policy = circuitBreaker(handleWhen((error) => !isAbort(error)).orWhenResult(isOutage), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failures),
  })
  policy.onBreak(() => logEvent('breaker-opened'))
  policy.onReset(() => logEvent('breaker-closed'))
  return async (ask) => {
    try {
      return await policy.execute(ask)
    } catch (error) {
      // To whoever asks, it is a connection that could not be made.
      throw isBrokenCircuitError(error)
        ? Object.assign(new TypeError('The platform is out of order.', { cause: error }), {
            code: 'BREAKER_OPEN',
          })
        : error
    }
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

const isOutage = (result: unknown): boolean =>
  result instanceof Response && [502, 503, 504].includes(result.status)
