import { ShopError } from '../../errors/errors'

/** How long the answer of a cacheable server action serves, in ms [9-25]. */
export const actionLifetimeMs = 300_000

/** How long data serves where its reader says nothing else, in seconds [9-26]. */
export const dataLifetimeSeconds = 300

/** The lifetime of data that never goes stale [9-26]. */
export const unlimitedLifetime = -1

/**
 * How long data serves, in ms, by a lifetime in seconds: 300 s by default, `Infinity` for -1 [9-26].
 * Throws `INVALID_OPTION` for any other negative number and for what is no number.
 */
export function dataLifetime(seconds: number = dataLifetimeSeconds): number {
  if (seconds === unlimitedLifetime) return Infinity
  if (seconds >= 0) return seconds * 1000
  throw new ShopError('INVALID_OPTION', 'lifetime: seconds from 0, or -1 for ever, are needed')
}

/** Whether the answer must not be kept, by its `Cache-Control` [7.1-1]. */
export function forbidsKeeping(cacheControl: string | null | undefined): boolean {
  return /\bno-(?:cache|store)\b/i.test(cacheControl ?? '')
}
