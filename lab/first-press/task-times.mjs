/**
 * A part of a trace event that is read here; times in microseconds.
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} [dur] from the clock
 * @property {number} [tdur] on the processor
 * @property {{ name?: string }} [args]
 */

/** What a trace must record. */
export const categories = [
  ...['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
]

/** The name of the mark that a page sets when it is pressed. */
export const pressMark = 'first-press'

/** @param {readonly TraceEvent[]} tasks */
const longest = (tasks) => Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000

/**
 * The longest tasks of the page's own thread before the press and from then on, as processor time in ms. The shop, its
 * sandbox and the browser share this machine: by the clock a task may be long only because it had to wait.
 * @param {readonly TraceEvent[]} events
 */
export const longestTaskTimes = (events) => {
  const mark = events.find(({ name }) => name === pressMark)
  if (mark === undefined) throw new Error('The trace holds no press.')
  const isOfPage = (/** @type {TraceEvent} */ { pid, tid }) => pid === mark.pid && tid === mark.tid
  const tasks = events.filter((event) => event.name === 'RunTask' && isOfPage(event))
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error('The trace holds no task of the page.')
  const isBefore = (/** @type {TraceEvent} */ { ts, dur = 0 }) => ts + dur < mark.ts
  return { loading: longest(tasks.filter(isBefore)), press: longest(tasks.filter((task) => !isBefore(task))) }
}

/** The events of a trace as the browser gives it. @param {Buffer} trace @returns {readonly TraceEvent[]} */
export const readTrace = (trace) => JSON.parse(trace.toString()).traceEvents
