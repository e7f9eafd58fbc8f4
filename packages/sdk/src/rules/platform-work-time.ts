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
