/** What a call may take, as the client is told, in ms: on the run's clock the proxy keeps it. */
export const callTimeoutMs = 3000

const realLimitMs = 300_000

/**
 * The client's own limit of time runs on the machine's clock, where a busy machine would add timeouts that no run
 * asked for. So it is put off; the proxy responds for it when the time is over on the run's clock.
 */
export const putOffRealLimits = () => {
  const { setTimeout } = globalThis
  const putOff = (
    /** @type {() => void} */ fire,
    /** @type {number} */ ms,
    /** @type {unknown[]} */ ...rest
  ) => setTimeout(fire, ms === callTimeoutMs ? realLimitMs : ms, ...rest)
  globalThis.setTimeout = Object.assign(putOff, setTimeout)
}
