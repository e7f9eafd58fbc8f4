import { alignColumns } from '../../tools/align-columns.ts'
import { addition } from './presses.mjs'

/** @typedef {import('./figures.mjs').Figures} Figures */
/** @typedef {import('./figures.mjs').CountFigures} CountFigures */

/**
 * A first press with one category tree.
 * @typedef {object} PressResult
 * @property {string} press
 * @property {string} tree
 * @property {number} slowdown of the processor
 * @property {Figures} figures
 */

/** @typedef {{ readonly tree: string, readonly slowdown: number, readonly figures: CountFigures }} CountResult */

/**
 * @typedef {object} Criterion
 * @property {string} name
 * @property {string} tree
 * @property {string} required
 * @property {string} measured
 * @property {boolean} isMet
 */

export const limits = { interaction: 150, addition: 600, task: 50 }

/** @param {number} time in ms */
export const formatMs = (time) => {
  if (Number.isNaN(time)) return '-'
  return time === Infinity ? 'never' : time.toFixed(0)
}

/**
 * @param {PressResult} result
 * @param {{ name: string, value: number, limit: number }} criterion
 * @returns {Criterion}
 */
const limited = ({ press, tree }, { name, value, limit }) => ({
  ...{ name: `${press}: ${name}`, tree, required: `≤ ${limit} ms` },
  ...{ measured: formatMs(value), isMet: value <= limit },
})

/** On a slow processor the visitor must not wait. @param {PressResult} result @returns {readonly Criterion[]} */
const checkSlow = (result) => {
  const { interaction, effect } = result.figures
  const added = { name: 'in the cart', value: effect, limit: limits.addition }
  return [
    limited(result, { name: 'INP', value: interaction, limit: limits.interaction }),
    ...(result.press === addition ? [limited(result, added)] : []),
  ]
}

/**
 * At full speed no task may be long, in processor time: time by the clock depends on what else the machine
 * does.
 * @param {PressResult} result
 * @returns {readonly Criterion[]}
 */
const checkFast = (result) => {
  const { taskTime, loadingTaskTime } = result.figures
  return [
    limited(result, { name: 'longest task after it', value: taskTime, limit: limits.task }),
    limited(result, { name: 'longest task before it', value: loadingTaskTime, limit: limits.task }),
  ]
}

/** @param {PressResult} result */
export const checkPress = (result) => (result.slowdown === 1 ? checkFast(result) : checkSlow(result))

/** @param {CountResult} result @returns {Criterion} */
export const checkCount = ({ tree, slowdown, figures: { visits, inTime } }) => ({
  ...{ name: `stored count, ${slowdown} ×: with the first paint`, tree, required: 'always' },
  ...{ measured: `${inTime} of ${visits}`, isMet: visits > 0 && inTime === visits },
})

/** The criteria as a table. @param {readonly Criterion[]} criteria */
export const writeCriteria = (criteria) => {
  const rows = criteria.map(({ name, tree, required, measured, isMet }) => [
    ...[name, tree, required, isMet ? 'ok' : 'missed', measured],
  ])
  return alignColumns(rows, 4).join('\n')
}

/** The run in one line. @param {readonly Criterion[]} criteria */
export const summarize = (criteria) => {
  const missed = criteria.filter(({ isMet }) => !isMet)
  const names = [...new Set(missed.map(({ name }) => name))].join(', ')
  const count = `=> ${criteria.length - missed.length} of ${criteria.length} criteria met`
  return missed.length === 0 ? count : `${count}; missed: ${names}`
}
