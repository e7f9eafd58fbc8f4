import { alignColumns } from '../../tools/align-columns.ts'
import { median } from '../../tools/percentile.ts'

/**
 * What is read of a report of Lighthouse.
 * @typedef {object} Report
 * @property {{ performance: { score: number | null } }} categories
 * @property {Record<string, { numericValue?: number, details?: { items?: readonly Request[] } }>} audits
 */

/** @typedef {{ readonly url: string, readonly statusCode?: number }} Request */

/**
 * What one run measured, or the medians of several; times in ms.
 * @typedef {object} Figures
 * @property {number} score from 0 to 100
 * @property {number} firstPaint of content
 * @property {number} largestPaint of content
 * @property {number} blockingTime
 * @property {number} layoutShift
 * @property {number} requests that had a response; those of blocked scripts have none
 */

/** @param {Report} report @param {string} audit */
const numberOf = ({ audits }, audit) => {
  const value = audits[audit]?.numericValue
  if (value === undefined) throw new Error(`The report lacks ${audit}.`)
  return value
}

/** @param {Report} report */
const countRequests = ({ audits }) => {
  const requests = audits['network-requests']?.details?.items ?? []
  return requests.filter(({ url, statusCode = 0 }) => url.startsWith('http') && statusCode > 0).length
}

/** @param {Report} report @returns {Figures} */
export const readFigures = (report) => {
  const { score } = report.categories.performance
  if (score === null) throw new Error('The report lacks its score.')
  return {
    score: Math.round(score * 100),
    firstPaint: numberOf(report, 'first-contentful-paint'),
    largestPaint: numberOf(report, 'largest-contentful-paint'),
    blockingTime: numberOf(report, 'total-blocking-time'),
    layoutShift: numberOf(report, 'cumulative-layout-shift'),
    requests: countRequests(report),
  }
}

/** Each figure's own median. @param {readonly Figures[]} runs @returns {Figures} */
export const medianFigures = (runs) => {
  const of = (/** @type {keyof Figures} */ key) => median(runs.map((run) => run[key]))
  return {
    score: of('score'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blockingTime: of('blockingTime'),
    layoutShift: of('layoutShift'),
    requests: of('requests'),
  }
}

/** @param {Figures} figures */
const cellsOf = ({ score, firstPaint, largestPaint, blockingTime, layoutShift, requests }) => [
  String(score),
  ...[firstPaint, largestPaint, blockingTime].map((ms) => ms.toFixed(0)),
  layoutShift.toFixed(2),
  String(requests),
]

/** Two lines per page. @param {readonly import('./criteria.mjs').PageFigures[]} pages */
export const writeFigures = (pages) => {
  const heads = ['page', 'scripts', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'requests']
  const rows = pages.flatMap(({ name, whole, blocked }) => [
    [name, 'run', ...cellsOf(whole)],
    [name, 'blocked', ...cellsOf(blocked)],
  ])
  return alignColumns([heads, ...rows], 2).join('\n')
}
