/** @typedef {ReturnType<typeof createDevice>} Device */

/** The device under the browser: its clock may be set, and it may be suspended for hours. @param {Pick<import('./clock.mjs').Clock, 'now' | 'sleep'>} clock */
export const createDevice = (clock) => {
  let offset = 0
  let resumesAt = 0
  return {
    now: () => Math.floor(clock.now() + offset),
    /** Moves its clock by this many ms. @param {number} ms */
    setClock: (ms) => void (offset += ms),
    /** Stops all pages for this long, while time goes on for everybody else. @param {number} ms */
    suspend(ms) {
      resumesAt = clock.now() + ms
    },
    /** Resolves once it is not suspended, to whether it was. */
    async awake() {
      const isSuspended = clock.now() < resumesAt
      if (isSuspended) await clock.sleep(resumesAt - clock.now())
      return isSuspended
    },
  }
}
