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
export const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

/**
 * The longest task of the page's own thread, as processor time in ms. The shop, its sandbox and the browser share
 * this machine: by the clock a task may be long only because it had to wait.
 * @param {Buffer} trace as the browser gives it
 */
export const longestTaskTime = (trace) => {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace.toString())
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const isOfPage = (/** @type {TraceEvent} */ { pid, tid }) =>
    mains.some((main) => main.pid === pid && main.tid === tid)
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isOfPage(event))
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error('The trace holds no task of the page.')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
