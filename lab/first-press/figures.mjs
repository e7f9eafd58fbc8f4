import { median } from '../../tools/percentile.ts'

/** @typedef {import('./watch.mjs').PressRecord} PressRecord */

/**
 * What one first press cost, or the medians of several; in ms, and infinite for what never came.
 * @typedef {object} Figures
 * @property {number} interaction the longest one (INP)
 * @property {number} effect from the release, or the key, to the end of the frame with the effect
 * @property {number} hydrated from the contact on; 0 if the page was hydrated before
 * @property {number} longestTask by the clock, from the contact on
 * @property {number} blocking the sum of what long tasks take beyond 50 ms
 * @property {number} taskTime processor time of the longest task from the contact on; NaN if it was not recorded
 * @property {number} loadingTaskTime the same of the time before
 */

/** The browser does not report shorter interactions, nor shorter tasks. */
const shortestInteractionMs = 16
const longTaskMs = 50

/** Of a page that was left for another one. */
const none = {
  ...{
    interaction: Infinity,
    effect: Infinity,
    hydrated: Infinity,
    longestTask: Infinity,
    blocking: Infinity,
  },
}

/** @param {PressRecord} record */
const timesOf = ({
  pressedAt = NaN,
  actedAt = NaN,
  doneAt,
  hydratedAt = Infinity,
  interactions,
  longTasks,
}) => {
  const tasks = longTasks.filter(({ start, duration }) => start + duration > pressedAt)
  return {
    interaction: Math.max(shortestInteractionMs, ...interactions),
    effect: doneAt === undefined ? Infinity : doneAt - actedAt,
    hydrated: Math.max(0, hydratedAt - pressedAt),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    blocking: tasks.reduce((sum, { duration }) => sum + duration - longTaskMs, 0),
  }
}

/**
 * @param {{ record: PressRecord | undefined, tasks: { loading: number, press: number } | undefined }} measured
 * @returns {Figures}
 */
export const toFigures = ({ record, tasks }) => ({
  ...(record === undefined ? none : timesOf(record)),
  taskTime: tasks?.press ?? NaN,
  loadingTaskTime: tasks?.loading ?? NaN,
})

/** Each figure's own median. @param {readonly Figures[]} runs @returns {Figures} */
export const medianFigures = (runs) => {
  const of = (/** @type {keyof Figures} */ key) => median(runs.map((run) => run[key]))
  return {
    interaction: of('interaction'),
    effect: of('effect'),
    hydrated: of('hydrated'),
    longestTask: of('longestTask'),
    blocking: of('blocking'),
    taskTime: of('taskTime'),
    loadingTaskTime: of('loadingTaskTime'),
  }
}

/**
 * When a guest's stored count was painted, in ms; medians of several visits.
 * @typedef {object} CountFigures
 * @property {number} paintedAt the page's first content
 * @property {number} countAt the frame with the count
 * @property {number} visits
 * @property {number} inTime visits in which the count was in the frame of the first content, or before
 */

/** @param {readonly { countAt?: number, paintedAt?: number }[]} visits @returns {CountFigures} */
export const toCountFigures = (visits) => {
  const times = visits.map(({ countAt = Infinity, paintedAt = Infinity }) => ({ countAt, paintedAt }))
  return {
    paintedAt: median(times.map(({ paintedAt }) => paintedAt)),
    countAt: median(times.map(({ countAt }) => countAt)),
    visits: times.length,
    inTime: times.filter(({ countAt, paintedAt }) => countAt < paintedAt).length,
  }
}
