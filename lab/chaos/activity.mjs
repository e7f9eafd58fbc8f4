import { setImmediate as nextTurn } from 'node:timers/promises'
import { NotAtRest } from './timers.mjs'

/** Turns of the event loop without a new event that count as idle. */
const calmTurns = 4
/** Without any event for this long a run counts as stuck, in real ms; loading code takes a moment. */
const stuckMs = 10_000
/** How many such periods a request may take before the platform counts as dead. */
const maximumPeriods = 6

/** What is really under way in a run: requests, and code that handles responses. */
export const createActivity = () => {
  let busy = 0
  let events = 0
  let notify = () => {}

  const nextEvent = () =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), stuckMs)
      notify = () => {
        clearTimeout(timer)
        resolve(true)
      }
    })

  return {
    isBusy: () => busy > 0,
    note: () => {
      events += 1
      notify()
    },
    /** @param {1 | -1} change */
    count(change) {
      busy += change
      this.note()
    },
    /** Resolves when nothing happens any more, or a request is under way. */
    async calm() {
      let seen = -1
      for (let turn = 0; turn < calmTurns; turn = seen === events ? turn + 1 : 0) {
        seen = events
        await nextTurn()
        if (busy > 0) return
      }
    },
    /** Errors: `NotAtRest` when nothing is under way that could cause an event. */
    async waitForEvent() {
      for (let period = 0; period < maximumPeriods; period += 1) {
        if (await nextEvent()) return
        if (busy === 0) throw new NotAtRest('waits for something that never comes')
      }
      throw new Error('the platform does not respond')
    },
  }
}
