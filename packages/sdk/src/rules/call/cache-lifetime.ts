import { ShopError } from '../../errors/errors'

/** How long the response of a cacheable server action is valid, in ms. */
export const actionLifetimeMs = 300_000

/** How long data is valid unless its reader says otherwise, in seconds. */
export const dataLifetimeSeconds = 300

/** The lifetime of data that never goes stale. */
export const unlimitedLifetime = -1

/**
 * Converts a lifetime in seconds to ms: 300 s by default, `Infinity` for -1. Throws `INVALID_OPTION` for any other
 * negative number and for NaN.
 */
export function dataLifetime(seconds: number = dataLifetimeSeconds): number {
  if (seconds === unlimitedLifetime) return Infinity
  if (seconds >= 0) return seconds * 1000
  throw new ShopError('INVALID_OPTION', 'lifetime: seconds from 0, or -1 for ever, are needed')
}

/** Whether `Cache-Control` forbids caching the response. */
export function forbidsStoring(cacheControl: string | null | undefined): boolean {
  return /\bno-(?:cache|store)\b/i.test(cacheControl ?? '')
}
