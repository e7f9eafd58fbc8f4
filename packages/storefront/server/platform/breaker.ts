import { circuitBreaker, ConsecutiveBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { logEvent } from '../log/request-log'

export interface BreakerOptions {
  /** Failures in a row that open the breaker. */
  readonly failures: number
  /** How long it stays open, in ms; then one call is tried. */
  readonly restMs: number
}

const defaults: BreakerOptions = { failures: 5, restMs: 5_000 }

/** Calls the platform, or rejects at once while the breaker is open. */
export type Breaker = (ask: () => Promise<Response>) => Promise<Response>

/** A breaker for the whole process, shared by all pages. A visitor who leaves does not count as a failure. */
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
      // For the caller this is a connection that could not be made.
      throw isBrokenCircuitError(error)
        ? Object.assign(
            new Error('The platform was not called: it has failed too often in a row.', { cause: error }),
            {
              code: 'BREAKER_OPEN',
            },
          )
        : error
    }
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

const isOutage = (result: unknown): boolean =>
  result instanceof Response && [502, 503, 504].includes(result.status)
