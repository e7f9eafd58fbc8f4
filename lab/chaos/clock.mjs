import { createActivity } from './activity.mjs'
import { createTimers, sleepBy } from './timers.mjs'

/** @typedef {ReturnType<typeof createClock>} Clock */

/**
 * The time of one run. It stops while a request is really under way and while clients handle responses, then jumps to
 * the next timer. Waiting costs nothing, and a slow machine does not change the order of events.
 * @param {{ start?: number, limitMs: number }} options
 */
export const createClock = ({ start = Date.now(), limitMs }) => {
  const timers = createTimers({ start, limitMs })
  const activity = createActivity()

  /** @param {number} ms @param {() => void} fire */
  const after = (ms, fire) => {
    const cancel = timers.after(ms, fire)
    activity.note()
    return cancel
  }

  /** Stops the time during the work. @template T @param {() => Promise<T>} task @returns {Promise<T>} */
  const work = async (task) => {
    activity.count(1)
    try {
      return await task()
    } finally {
      activity.count(-1)
    }
  }

  /**
   * Inside `work`: waits on this clock, so that time can pass. `register` gets a function that ends the wait early.
   * @param {number} ms @param {(resume: () => void) => void} [register]
   * @returns {Promise<void>}
   */
  const pause = (ms, register) =>
    new Promise((resolve) => {
      const goOn = () => {
        activity.count(1)
        resolve()
      }
      const cancel = after(ms, goOn)
      register?.(() => {
        if (cancel()) goOn()
      })
      activity.count(-1)
    })

  /** Lets time pass until the story ends. @template T @param {Promise<T>} story @returns {Promise<T>} */
  const drive = async (story) => {
    const state = { isEnded: false }
    const end = () => {
      state.isEnded = true
      activity.note()
    }
    story.then(end, end)
    for (;;) {
      await activity.calm()
      if (state.isEnded) return await story
      if (activity.isBusy() || !timers.fireNext()) await activity.waitForEvent()
    }
  }

  return {
    now: timers.now,
    extend: timers.extend,
    elapsed: () => timers.now() - start,
    /** Resolves after `ms`; rejects when the signal is aborted. @param {number} ms @param {AbortSignal} [signal] */
    sleep: (ms, signal) => sleepBy(after, ms, signal),
    ...{ after, work, pause, drive },
  }
}
