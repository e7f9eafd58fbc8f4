/** @typedef {{ at: number, order: number, fire: () => void }} Timer */

/** The time limit was reached before the story ended. */
export class NotAtRest extends Error {}

/** @param {Timer} one @param {Timer} other */
const isBefore = (one, other) => one.at < other.at || (one.at === other.at && one.order < other.order)

/**
 * Timers on a simulated clock.
 * @param {{ start: number, limitMs: number }} options
 */
export const createTimers = ({ start, limitMs }) => {
  let now = start
  let order = 0
  let limit = limitMs
  /** @type {Set<Timer>} */
  const timers = new Set()

  return {
    now: () => now,
    /** Gives the story this many ms more. @param {number} ms */
    extend: (ms) => void (limit += ms),
    /** Calls `fire` after `ms`. The returned function cancels it, and returns whether it was pending. @param {number} ms @param {() => void} fire */
    after(ms, fire) {
      order += 1
      const timer = { at: now + Math.max(0, ms), order, fire }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    /** Jumps to the next timer; false when there is none. Errors: `NotAtRest` beyond the limit. */
    fireNext() {
      /** @type {Timer | undefined} */
      let next
      for (const timer of timers) if (next === undefined || isBefore(timer, next)) next = timer
      if (next === undefined) return false
      if (next.at - start > limit) throw new NotAtRest(`not at rest after ${limit / 1000} s`)
      timers.delete(next)
      now = next.at
      next.fire()
      return true
    },
  }
}

/** @param {AbortSignal} signal */
const reasonOf = (signal) => signal.reason ?? new DOMException('Aborted', 'AbortError')

/**
 * @param {(ms: number, fire: () => void) => () => unknown} after
 * @param {number} ms
 * @param {AbortSignal} [signal]
 * @returns {Promise<void>}
 */
export const sleepBy = (after, ms, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(reasonOf(signal))
    const abort = () => {
      cancel()
      if (signal) reject(reasonOf(signal))
    }
    const cancel = after(ms, () => {
      signal?.removeEventListener('abort', abort)
      resolve()
    })
    signal?.addEventListener('abort', abort, { once: true })
  })
