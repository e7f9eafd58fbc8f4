import { kinds } from './plan.mjs'

/** @typedef {import('./plan.mjs').Kind} Kind */
/** @typedef {import('./plan.mjs').KindAttributes} KindAttributes */

/**
 * What came of a request: a status with where it leads, or the code of a connection that failed; `left` is a visitor who
 * went away.
 * @typedef {{ status: number, location?: string | undefined } | { code: string }} Outcome
 */

/**
 * @typedef {object} Visited
 * @property {Kind} kind
 * @property {string} path
 * @property {Outcome} outcome
 * @property {number} startedAt in ms
 * @property {number} endedAt
 */

/** The platform was away, or the shop had not noticed yet that it is back. @typedef {{ from: number, to: number }} Outage */

/** Whether any of the time of a request lies in an outage. @param {Visited} visited @param {readonly Outage[]} outages */
export const meetsOutage = ({ startedAt, endedAt }, outages) =>
  outages.some(({ from, to }) => endedAt >= from && startedAt <= to)

/** The status, or why there is none. @param {Outcome} outcome */
export const nameOf = (outcome) => ('status' in outcome ? String(outcome.status) : outcome.code)

/**
 * Whether this may come of a request. A buyer is never sent to sign in: the session outlives the platform's process.
 * @param {Visited} visited
 * @param {readonly Outage[]} outages
 */
export const isExpected = (visited, outages) => {
  const { kind, outcome } = visited
  /** @type {KindAttributes} */
  const { usual, outage = [], isBuyer = false, mayBreak = false } = kinds[kind]
  if (!('status' in outcome)) return mayBreak && outcome.code === 'left'
  if (isBuyer && outcome.location?.includes('/login')) return false
  if (usual.includes(outcome.status)) return true
  return meetsOutage(visited, outages) && outage.includes(outcome.status)
}
