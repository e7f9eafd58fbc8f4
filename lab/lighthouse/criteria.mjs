import { alignColumns } from '../../tools/align-columns.ts'

/** @typedef {import('./figures.mjs').Figures} Figures */

/**
 * A page with its scripts and without them.
 * @typedef {{ readonly name: string, readonly whole: Figures, readonly blocked: Figures }} PageFigures
 */

/**
 * @typedef {object} Criterion
 * @property {string} page
 * @property {string} name
 * @property {string} required
 * @property {string} measured
 * @property {boolean} isMet
 */

export const limits = { score: 97, scoreBelow: 1, paintRatio: 1.1, blockingMs: 50 }

const ms = (/** @type {number} */ time) => time.toFixed(0)
const signed = (/** @type {number} */ value) => (value < 0 ? ms(value) : `+${ms(value)}`)

/** @param {PageFigures} page @returns {readonly Criterion[]} */
const checkScore = ({ name, whole, blocked }) => [
  {
    ...{ page: name, name: 'score', required: `≥ ${limits.score}`, measured: String(whole.score) },
    isMet: whole.score >= limits.score,
  },
  {
    ...{ page: name, name: 'score beside blocked scripts', required: `≥ −${limits.scoreBelow}` },
    measured: signed(whole.score - blocked.score),
    isMet: whole.score >= blocked.score - limits.scoreBelow,
  },
]

/** @param {PageFigures} page @returns {readonly Criterion[]} */
const checkTimes = ({ name, whole, blocked }) => [
  {
    ...{ page: name, name: 'LCP', required: `≤ ${limits.paintRatio} × blocked` },
    measured: `${(whole.largestPaint / blocked.largestPaint).toFixed(2)} × (${ms(whole.largestPaint)} of ${ms(blocked.largestPaint)} ms)`,
    isMet: whole.largestPaint <= limits.paintRatio * blocked.largestPaint,
  },
  {
    ...{ page: name, name: 'TBT', required: `≤ blocked + ${limits.blockingMs} ms` },
    measured: `${signed(whole.blockingTime - blocked.blockingTime)} ms (${ms(whole.blockingTime)} beside ${ms(blocked.blockingTime)})`,
    isMet: whole.blockingTime <= blocked.blockingTime + limits.blockingMs,
  },
]

/** The criteria of a page, and whether it meets them. @param {PageFigures} page @returns {readonly Criterion[]} */
export const checkPage = (page) => {
  const shift = page.whole.layoutShift.toFixed(2)
  return [
    ...checkScore(page),
    ...checkTimes(page),
    { page: page.name, name: 'CLS', required: '0.00', measured: shift, isMet: shift === '0.00' },
  ]
}

/** The criteria as a table. @param {readonly Criterion[]} criteria */
export const writeCriteria = (criteria) =>
  alignColumns(
    criteria.map(({ page, name, required, measured, isMet }) => [
      ...[page, name, required, isMet ? 'ok' : 'missed', measured],
    ]),
    5,
  ).join('\n')

/** The run in one line. @param {readonly Criterion[]} criteria */
export const summarize = (criteria) => {
  const missed = criteria.filter(({ isMet }) => !isMet)
  const names = missed.map(({ page, name }) => `${page} ${name}`).join(', ')
  const count = `=> ${criteria.length - missed.length} of ${criteria.length} criteria met`
  return missed.length === 0 ? count : `${count}; missed: ${names}`
}
