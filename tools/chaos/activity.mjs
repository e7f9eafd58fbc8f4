import { setImmediate as nextTurn } from 'node:timers/promises'
import { NotAtRest } from './timers.mjs'

/** How many turns of the event loop without a new event count as rest. */
const calmTurns = 4
/** How long nothing may happen at all before a run counts as stuck, in real ms; loading code takes a moment. */
const stuckMs = 10_000
/** How many such stretches a request may take before the platform counts as dead. */
const mostStretches = 6

/** What really goes on in a run: requests on their way, and code that works on what it got. */
export const createActivity = () => {
  let busy = 0
  let events = 0
  let hydrate = () => {}

  const nextEvent = () =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), stuckMs)
      hydrate = () => {
        clearTimeout(timer)
        resolve(true)
      }
    })

  return {
    isBusy: () => busy > 0,
    note: () => {
      events += 1
      hydrate()
    },
    /** @param {1 | -1} change */
    count(change) {
      busy += change
      this.note()
    },
    /** Until nothing happens by itself any more, or a request is on its way. */
    async calm() {
      let seen = -1
      for (let turn = 0; turn < calmTurns; turn = seen === events ? turn + 1 : 0) {
        seen = events
        await nextTurn()
        if (busy > 0) return
      }
    },
    /** Errors: `NotAtRest` when nothing is under way that could bring an event. */
    async waitForEvent() {
      for (let stretch = 0; stretch < mostStretches; stretch += 1) {
        if (await nextEvent()) return
        if (busy === 0) throw new NotAtRest('waits for something that never comes')
      }
      throw new Error('the platform does not respond')
    },
  }
}
