import { countKinds, findFaults } from './figures.mjs'
import { isExpected, nameOf } from './visits.mjs'

/** @typedef {import('./figures.mjs').Run} Run */

const maximumFaults = 20
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`
const whole = (/** @type {number} */ ms) => (Number.isFinite(ms) ? String(Math.round(ms)) : '-')

/** @param {Run} run */
const writeKinds = ({ visits, outages }) =>
  countKinds(visits, outages).map(({ kind, requests, statuses, unexpected, p50, p99 }) => {
    const outcomes = Object.entries(statuses).map(([name, count]) => `${name}: ${count}`)
    const cells = [String(requests), whole(p50), whole(p99), String(unexpected)]
    return `${kind.padEnd(30)}${cells.map((cell) => cell.padStart(9)).join('')}   ${outcomes.join(', ')}`
  })

/** @param {Run} run @param {number} start */
const writeUnexpected = ({ visits, outages }, start) =>
  visits
    .filter((visited) => !isExpected(visited, outages))
    .slice(0, maximumFaults)
    .map(({ kind, path, outcome, startedAt }) => {
      const leads = 'location' in outcome && outcome.location ? ` to ${outcome.location}` : ''
      return `  ${seconds(startedAt - start)}: ${kind} ${path}: ${nameOf(outcome)}${leads}`
    })

/** The table of a run, and what is wrong with it as the last line. @param {Run} run @returns {string[]} */
export const writeReport = (run) => {
  const { outages, recoveries, heap, visits } = run
  const start = Math.min(...visits.map(({ startedAt }) => startedAt))
  const head = ['requests', 'p50 ms', 'p99 ms', 'odd'].map((cell) => cell.padStart(9)).join('')
  const unexpected = writeUnexpected(run, start)
  const faults = findFaults(run)
  return [
    `${''.padEnd(30)}${head}   outcomes`,
    ...writeKinds(run),
    '',
    ...outages.map(({ from, to }, index) => {
      const recovery = recoveries[index]
      const after = recovery === undefined ? 'no page came again' : `a page ${seconds(recovery)} after that`
      return `platform killed at ${seconds(from - start)}, out of order for ${seconds(to - from)}: ${after}`
    }),
    ...(heap === undefined
      ? []
      : [
          `heap after collection: ${heap.before.toFixed(1)} MB after the warm-up, ${heap.after.toFixed(1)} MB at the end: ` +
            `${((heap.after / heap.before) * 100).toFixed(1)} %`,
        ]),
    ...(unexpected.length > 0 ? ['', `The first unexpected outcomes:`, ...unexpected] : []),
    '',
    `=> ${visits.length} requests; ${faults.length === 0 ? 'all as it should be' : faults.join('; ')}`,
  ]
}
