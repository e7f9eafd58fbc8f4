import { percentile } from '../../tools/percentile.ts'
import { isExpected, nameOf } from './visits.mjs'

/**
 * @typedef {object} SlowRun
 * @property {readonly import('./visits.mjs').Visited[]} visits of honest visitors
 * @property {readonly { kind: string, cuts: readonly number[] }[]} slow after how many ms the server cut each
 */

const seconds = (/** @type {number | undefined} */ ms) =>
  ms === undefined ? '-' : `${(ms / 1000).toFixed(1)} s`

/** Honest visitors who did not get their page. @param {SlowRun} run */
export const countFailures = ({ visits }) => visits.filter((visited) => !isExpected(visited, [])).length

/** The figures of a run with slow connections. @param {SlowRun} run @returns {string[]} */
export const writeSlowReport = (run) => {
  const { visits, slow } = run
  const times = visits.map(({ startedAt, endedAt }) => endedAt - startedAt)
  const failures = countFailures(run)
  const failed = visits.filter((visited) => !isExpected(visited, [])).slice(0, 10)
  return [
    `honest visitors: ${visits.length} pages, p50 ${seconds(percentile(times, 0.5))}, longest ${seconds(percentile(times, 1))}`,
    ...slow.map(
      ({ kind, cuts }) =>
        `${kind}: ${cuts.length} cut, the first after ${seconds(percentile(cuts, 0))}, half after ` +
        `${seconds(percentile(cuts, 0.5))}, the last after ${seconds(percentile(cuts, 1))}`,
    ),
    ...failed.map(({ path, outcome }) => `  ${path}: ${nameOf(outcome)}`),
    `=> ${failures === 0 && visits.length > 0 ? 'all honest visitors had their pages' : `${failures} pages did not come`}`,
  ]
}
