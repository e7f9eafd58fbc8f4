import { percentile } from '../../tools/percentile.ts'
import { isExpected, meetsOutage, nameOf } from './visits.mjs'

/** @typedef {import('./visits.mjs').Outage} Outage */
/** @typedef {import('./visits.mjs').Visited} Visited */

/**
 * @typedef {object} Run
 * @property {readonly Visited[]} visits
 * @property {readonly Outage[]} outages from the kill until the next page
 * @property {readonly (number | undefined)[]} recoveries ms from the platform's restart to a page; undefined: never
 * @property {{ before: number, after: number } | undefined} heap in MB, after collections; undefined if not requested
 * @property {boolean} isSameProcess the shop never ended
 */

/** Limits of a run. */
export const limits = { recoveryMs: 15_000, heapRatio: 1.1 }

/** @typedef {{ kind: string, requests: number, statuses: Record<string, number>, unexpected: number, p50: number, p99: number }} KindRow */

/** @param {readonly Visited[]} visits @param {readonly Outage[]} outages @returns {KindRow[]} */
export const countKinds = (visits, outages) =>
  [...Map.groupBy(visits, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const calm = ofKind.filter((visited) => !meetsOutage(visited, outages))
    const times = calm.map(({ startedAt, endedAt }) => endedAt - startedAt)
    const names = Map.groupBy(ofKind, ({ outcome }) => nameOf(outcome))
    return {
      kind,
      requests: ofKind.length,
      statuses: Object.fromEntries([...names].map(([name, all]) => [name, all.length])),
      unexpected: ofKind.filter((visited) => !isExpected(visited, outages)).length,
      p50: percentile(times, 0.5) ?? NaN,
      p99: percentile(times, 0.99) ?? NaN,
    }
  })

/** What is wrong with a run, a sentence each. @param {Run} run */
export const findFaults = ({ visits, outages, recoveries, heap, isSameProcess }) => {
  const unexpected = visits.filter((visited) => !isExpected(visited, outages)).length
  const slowest = Math.max(...recoveries.map((ms) => ms ?? Infinity))
  const ratio = heap === undefined ? 1 : heap.after / heap.before
  return [
    ...(visits.length === 0 ? ['nothing was asked'] : []),
    ...(unexpected > 0 ? [`${unexpected} unexpected outcomes`] : []),
    ...(slowest > limits.recoveryMs ? ['the shop did not recover in time'] : []),
    ...(isSameProcess ? [] : ['the shop’s process ended']),
    ...(ratio > limits.heapRatio ? [`the heap grew to ${Math.round(ratio * 100)} %`] : []),
  ]
}
