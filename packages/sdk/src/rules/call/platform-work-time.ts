/** Timeout of each attempt of a call unless the client sets another, in ms. */
export const defaultTimeoutMs = 30_000

/** How long the platform may keep working on a request whose response was lost, by default, in ms. */
const defaultWorkTimeMs = 60_000

/**
 * How long the platform may keep working on a request whose response was lost, in ms: what is configured, but at
 * least two timeouts, because the platform may have started on a slow call at any time before it timed out.
 */
export const platformWorkTime = ({
  platformWorkTimeMs = defaultWorkTimeMs,
  timeoutMs = defaultTimeoutMs,
}: {
  readonly platformWorkTimeMs?: number | undefined
  readonly timeoutMs?: number | undefined
}): number => Math.max(platformWorkTimeMs, 2 * timeoutMs)

/** When the shopper is shown that a change is still being checked, in ms after it was sent. */
export const checkingNoticeAfterMs = 3000

/**
 * A page that has shown no sign of life for this long is gone or suspended, in ms: another page resolves its
 * writes.
 */
export const abandonedAfterMs = 10_000

const shortestWaitMs = 500
const longestWaitMs = 5000

/** How long to wait before reading a cart again that does not show a write yet, by the age of the write in ms. */
export const nextReadDelayMs = (ageMs: number): number =>
  Math.min(Math.max(ageMs / 2, shortestWaitMs), Math.max(longestWaitMs, ageMs / 60))
