/** @typedef {ReturnType<typeof createDevice>} Device */

/** The device under the browser: its clock may be set, and it may be suspended for hours. @param {Pick<import('./clock.mjs').Clock, 'now' | 'sleep'>} clock */
export const createDevice = (clock) => {
  let offset = 0
  let resumesAt = 0
  return {
    now: () => Math.floor(clock.now() + offset),
    /** Sets its clock, by so many ms. @param {number} ms */
    setClock: (ms) => void (offset += ms),
    /** Nothing happens in any page for so long; the time of everybody else goes on. @param {number} ms */
    suspend(ms) {
      resumesAt = clock.now() + ms
    },
    /** Resolves to whether it was suspended, once it is not. */
    async awake() {
      const isSuspended = clock.now() < resumesAt
      if (isSuspended) await clock.sleep(resumesAt - clock.now())
      return isSuspended
    },
  }
}
