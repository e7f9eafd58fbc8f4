import { ShopError } from '../../errors/errors'

/** The last attempt of a poll; the first load is attempt 1. */
export const maximumPollAttempts = 14

/** How often to check whether something in the browser is ready, in ms. */
export const readyCheckMs = 10

/**
 * The wait before an attempt in ms, counted from 1: none up to 4, then 100·(n−4) up to 8, then 750·2^(n−8). Throws
 * `ASYNC_MAXIMUM_WAIT_EXCEEDED` beyond attempt 14, `INVALID_OPTION` for anything but a whole number from 1.
 */
export function pollDelay(attempt: number): number {
  if (attempt > maximumPollAttempts) {
    throw new ShopError('ASYNC_MAXIMUM_WAIT_EXCEEDED', 'async maximum wait exceeded')
  }
  if (!Number.isInteger(attempt) || attempt < 1) {
    throw new ShopError('INVALID_OPTION', 'attempt: a whole number from 1 is needed')
  }
  return attempt > 8 ? 750 * 2 ** (attempt - 8) : 100 * Math.max(attempt - 4, 0)
}
