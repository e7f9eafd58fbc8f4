import { percentile } from '../../tools/percentile.ts'

/**
 * @typedef {object} Visited
 * @property {string} kind
 * @property {number} ms
 * @property {number} endedAt when the response was there, by `performance.now()`
 * @property {string} [error] its kind
 * @property {boolean} [isKept] the page had been kept since an earlier request
 */

/**
 * @typedef {object} Times in ms; undefined where nothing was measured
 * @property {number} requests
 * @property {number} failed how many of them
 * @property {number} kept how many of them got a page that had been kept
 * @property {number} [p50]
 * @property {number} [p99]
 */

/**
 * The times of the visits. One that ended in a timeout counts with the time it waited; other errors have no time, since
 * a refused connection is quick.
 * @param {readonly Visited[]} visits
 * @returns {Times}
 */
export const timesOf = (visits) => {
  const waited = visits.filter(({ error }) => error === undefined || error === 'timeout').map(({ ms }) => ms)
  const p50 = percentile(waited, 0.5)
  const p99 = percentile(waited, 0.99)
  const failed = visits.filter(({ error }) => error !== undefined).length
  const kept = visits.filter(({ isKept }) => isKept === true).length
  return {
    requests: visits.length,
    failed,
    kept,
    ...(p50 !== undefined && p99 !== undefined && { p50, p99 }),
  }
}

/**
 * Good responses a second, from the start to the last of them: those that came after the last visit had started count
 * too, because a busy server may respond to all connections at once, seconds apart.
 * @param {readonly Visited[]} visits
 * @param {number} startedAt
 */
export const rateOf = (visits, startedAt) => {
  const good = visits.filter(({ error }) => error === undefined)
  if (good.length === 0) return 0
  const endedAt = good.reduce((last, visit) => Math.max(last, visit.endedAt), startedAt)
  return (good.length / (endedAt - startedAt)) * 1000
}

/**
 * How often each kind of error occurred, the most frequent first.
 * @param {readonly Visited[]} visits
 */
export const countErrors = (visits) => {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { error } of visits) if (error !== undefined) counts.set(error, (counts.get(error) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([, one], [, other]) => other - one))
}
