import { kinds } from './plan.mjs'

/** @typedef {import('./plan.mjs').Kind} Kind */
/** @typedef {import('./plan.mjs').KindAttributes} KindAttributes */

/**
 * The outcome of a request: a status and its redirect, or the code of a failed connection; `left` is a visitor who closed
 * the page.
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

/** The platform was down, or the shop had not recovered yet. @typedef {{ from: number, to: number }} Outage */

/** Whether a request overlaps an outage. @param {Visited} visited @param {readonly Outage[]} outages */
export const meetsOutage = ({ startedAt, endedAt }, outages) =>
  outages.some(({ from, to }) => endedAt >= from && startedAt <= to)

/** The status, or the code of the failure. @param {Outcome} outcome */
export const nameOf = (outcome) => ('status' in outcome ? String(outcome.status) : outcome.code)

/**
 * Whether an outcome is acceptable. A buyer is never sent to the sign-in: the session survives the platform's process.
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
