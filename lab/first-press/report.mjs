import { alignColumns } from '../../tools/align-columns.ts'
import { formatMs } from './criteria.mjs'

/** @typedef {import('./criteria.mjs').PressResult} PressResult */
/** @typedef {import('./criteria.mjs').CountResult} CountResult */
/** @typedef {import('./figures.mjs').Figures} Figures */
/** @typedef {{ readonly page: string, readonly tree: string, readonly serverMs: number, readonly bytes: number }} PageResult */

/** @type {readonly { head: string, key: keyof Figures }[]} */
const columns = [
  { head: 'INP', key: 'interaction' },
  { head: 'effect', key: 'effect' },
  { head: 'hydrated', key: 'hydrated' },
  { head: 'longest task', key: 'longestTask' },
  { head: 'over 50', key: 'blocking' },
]
/** @type {typeof columns} */
const timeColumns = [
  { head: 'in processor time', key: 'taskTime' },
  { head: 'before the press', key: 'loadingTaskTime' },
]

/** Two figures of the same run: absolute ones depend on the machine. @param {number} value @param {number} base */
export const formatRatio = (value, base) =>
  Number.isFinite(value) && base > 0 && Number.isFinite(base) ? `${(value / base).toFixed(1)} ×` : '-'

/**
 * The lines of one press: one per tree, and the ratio of each later tree to the first.
 * @param {readonly PressResult[]} results
 * @param {typeof columns} visible
 */
const pressLines = (results, visible) => {
  const [first, ...others] = results
  if (first === undefined) return []
  const lineOf = (/** @type {PressResult} */ { press, tree, figures }) => [
    ...[press, tree, ...visible.map(({ key }) => formatMs(figures[key]))],
  ]
  const ratioOf = (/** @type {PressResult} */ { figures }) => [
    ...['', 'ratio', ...visible.map(({ key }) => formatRatio(figures[key], first.figures[key]))],
  ]
  return [lineOf(first), ...others.flatMap((other) => [lineOf(other), ratioOf(other)])]
}

/**
 * The presses at one speed of the processor.
 * @param {readonly PressResult[]} results
 * @param {number} slowdown
 */
export const writePresses = (results, slowdown) => {
  const own = results.filter((result) => result.slowdown === slowdown)
  const visible = slowdown === 1 ? [...columns, ...timeColumns] : columns
  const names = [...new Set(own.map(({ press }) => press))]
  const lines = names.flatMap((name) =>
    pressLines(
      own.filter(({ press }) => press === name),
      visible,
    ),
  )
  const title = slowdown === 1 ? 'At full speed, ms' : `On a processor ${slowdown} × slower, ms`
  return [title, ...alignColumns([['press', 'tree', ...visible.map(({ head }) => head)], ...lines], 2)].join(
    '\n',
  )
}

/** @param {readonly CountResult[]} results */
export const writeCounts = (results) => {
  const rows = results.map(({ tree, slowdown, figures: { paintedAt, countAt, inTime, visits } }) => [
    ...[tree, `${slowdown} ×`, formatMs(paintedAt), formatMs(countAt), `${inTime} of ${visits}`],
  ])
  const heads = ['tree', 'slower', 'first paint', 'count', 'together']
  return ['Count of a guest’s stored lines, ms', ...alignColumns([heads, ...rows], 1)].join('\n')
}

/** @param {readonly PageResult[]} results */
export const writePages = (results) => {
  const rows = results.map(({ page, tree, serverMs, bytes }) => [
    ...[page, tree, serverMs.toFixed(1), (bytes / 1000).toFixed(1)],
  ])
  return alignColumns([['page', 'tree', 'response ms', 'HTML kB'], ...rows], 2).join('\n')
}
