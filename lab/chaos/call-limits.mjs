/** The client's timeout of a call in ms, which the proxy applies on the run's clock. */
export const callTimeoutMs = 3000

/** After how long a caller is told that a change is still open, which runs on the machine's clock as well, in ms. */
const patienceMs = callTimeoutMs + 3000

const realLimitMs = 300_000

/**
 * Extends the client's own timeouts, which run on the machine's clock: a busy machine would add timeouts. The proxy
 * responds instead when the time is over on the run's clock.
 */
export const extendRealTimeouts = () => {
  const { setTimeout } = globalThis
  const extended = (
    /** @type {() => void} */ fire,
    /** @type {number} */ ms,
    /** @type {unknown[]} */ ...rest
  ) => setTimeout(fire, ms === callTimeoutMs || ms === patienceMs ? realLimitMs : ms, ...rest)
  globalThis.setTimeout = Object.assign(extended, setTimeout)
}
