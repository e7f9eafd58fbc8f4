/** How long each attempt of a call may take where the client is not told otherwise, in ms. */
export const defaultTimeoutMs = 30_000

/** How long the platform may still work on a request whose response was lost where nothing else is set, in ms. */
const defaultWorkTimeMs = 60_000

/**
 * How long the platform may still work on a request whose response was lost, in ms: what is set, but never less than
 * two timeouts, because a call that took too long began to be worked on somewhere in between.
 */
export const platformWorkTime = ({
  platformWorkTimeMs = defaultWorkTimeMs,
  timeoutMs = defaultTimeoutMs,
}: {
  readonly platformWorkTimeMs?: number | undefined
  readonly timeoutMs?: number | undefined
}): number => Math.max(platformWorkTimeMs, 2 * timeoutMs)

/** From when on the shopper is told that a change is being checked, in ms after it was sent. */
export const checkedAfterMs = 3000

/** A page that has given no sign of life for so long is gone or suspended, in ms: another page finds out. */
export const abandonedAfterMs = 10_000

const shortestWaitMs = 500
const longestWaitMs = 5000

/** How long to wait before the next look at a cart that does not show a write yet, by the age of the write in ms. */
export const nextLookMs = (ageMs: number): number =>
  Math.min(Math.max(ageMs / 2, shortestWaitMs), Math.max(longestWaitMs, ageMs / 60))
