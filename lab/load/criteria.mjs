import { alignColumns } from '../../tools/align-columns.ts'
import { number, percent } from './format.mjs'
import { busy } from './check-response.mjs'
import { renderCpuMs, renderRate } from './render-figures.mjs'
import { label, roundsOf } from './run.mjs'

/** @typedef {import('./run.mjs').Run} Run */
/** @typedef {import('./run.mjs').Round} Round */
/** @typedef {import('./run.mjs').RenderedPage} RenderedPage */

/** The limits of the criteria. Rates are multiples of `renderToString` alone. */
export const limits = { kept: 60, mix: 4, misses: 0.8, slowest: 5, served: 0.95, growth: 1.1 }

/**
 * @typedef {object} Criterion
 * @property {string} name
 * @property {string} required
 * @property {string} measured
 * @property {boolean} isMet false if nothing was measured
 */

const unknown = { measured: 'not measured', isMet: false }

/**
 * Compares a round with `renderToString` of its pages. Pages per second decide; the ratio by processor time shows whether
 * the server had to wait for a processor.
 * @param {Round | undefined} round @param {readonly RenderedPage[]} pages @param {number} limit
 */
const beside = (round, pages, limit) => {
  if (round === undefined || pages.length === 0) return unknown
  const alone = renderRate(pages)
  const ratio = round.rate / alone
  const byCpu = number(renderCpuMs(pages) / round.cpuMs)
  const measured = `${number(ratio)} × (${number(round.rate)} of ${number(alone)} a second; by processor time ${byCpu} ×)`
  return { measured, isMet: ratio >= limit }
}

/**
 * Compares cached pages with the static file that was requested at the same time.
 * @param {Round} round @param {Run} run
 */
const slowestKept = ({ parts: { kept, static: file }, connections }, { rounds }) => {
  if (kept?.p99 === undefined || file?.p99 === undefined) return unknown
  const alone = rounds.find((round) => round.name === 'static file' && round.connections === connections)
  const times = `${number(kept.p99)} of ${number(file.p99)} ms; the file alone ${number(alone?.times.p99)} ms`
  return {
    measured: `${number(kept.p99 / file.p99)} × (${times})`,
    isMet: kept.p99 <= limits.slowest * file.p99,
  }
}

/** @param {Run} run @returns {Criterion[]} */
const checkTimes = (run) =>
  [...roundsOf(run, 'hot'), ...roundsOf(run, 'newMix'), ...roundsOf(run, 'mix')].map((round) => ({
    name: `p99 of kept pages: ${label(round)}`,
    required: `≤ ${limits.slowest} × a static file`,
    ...slowestKept(round, run),
  }))

/** @param {Round} round @returns {Criterion} */
const checkServed = (round) => {
  const { requests, failed } = round.times
  const served = (requests - failed) / requests
  return {
    ...{ name: `pages served: ${label(round)}`, required: `≥ ${percent(limits.served)}` },
    ...{ measured: `${(served * 100).toFixed(1)} % of ${number(requests)}`, isMet: served >= limits.served },
  }
}

/** A few responses with Retry-After are no errors. @param {Run} run @returns {Criterion[]} */
const checkCrowd = (run) => {
  const crowds = [roundsOf(run, 'newMix').at(-1), roundsOf(run, 'mix').at(-1)].filter(
    (round) => round !== undefined,
  )
  const errors = crowds.flatMap((round) => Object.entries(round.errors)).filter(([kind]) => kind !== busy)
  const count = errors.reduce((sum, [, times]) => sum + times, 0)
  return [
    ...crowds.map(checkServed),
    {
      ...{ name: 'other than 503 with Retry-After', required: 'none' },
      ...{ measured: count === 0 ? 'none' : number(count), isMet: count === 0 },
    },
  ]
}

/**
 * Compares later mixes with the first one.
 * @param {string} name @param {readonly number[]} sizes in MB
 * @returns {Criterion}
 */
const checkGrowth = (name, sizes) => {
  const [first = NaN, ...later] = sizes
  const ratio = Math.max(...later) / first
  return {
    ...{ name: `${name} after equal mixes`, required: `≤ ${limits.growth} × after the first` },
    measured: `${number(ratio)} × (${sizes.map(number).join(', ')} MB)`,
    isMet: later.length > 0 && ratio <= limits.growth,
  }
}

/** The required multiples of `renderToString`. @param {Run} run @returns {Criterion[]} */
const checkRates = (run) => {
  const first = (/** @type {keyof typeof import('./run.mjs').roundNames} */ name) => roundsOf(run, name)[0]
  const atLeast = (/** @type {number} */ limit) => `≥ ${limit} × renderToString`
  const { renders, missRenders } = run
  return [
    { name: 'kept pages', required: atLeast(limits.kept), ...beside(first('hot'), renders, limits.kept) },
    {
      name: 'mix, each other once',
      required: atLeast(limits.mix),
      ...beside(first('newMix'), renders, limits.mix),
    },
    {
      name: 'mix, others again',
      required: atLeast(limits.mix),
      ...beside(first('mix'), renders, limits.mix),
    },
    {
      ...{ name: 'misses', required: `${atLeast(limits.misses)} of them` },
      ...beside(first('misses'), missRenders, limits.misses),
    },
  ]
}

/** The criteria of a run, and whether it meets them. @param {Run} run @returns {Criterion[]} */
export const checkRun = (run) => {
  const sizesOf = (/** @type {'heap' | 'rss'} */ key) => run.memory.mixes.map((usage) => usage[key])
  return [
    ...checkRates(run),
    ...checkTimes(run),
    ...checkCrowd(run),
    checkGrowth('heap', sizesOf('heap')),
    checkGrowth('resident memory', sizesOf('rss')),
  ]
}

/** @param {readonly Criterion[]} criteria */
export const countMet = (criteria) => `${criteria.filter(({ isMet }) => isMet).length} of ${criteria.length}`

/** The criteria as a table. @param {readonly Criterion[]} criteria */
export const writeCriteria = (criteria) => {
  const rows = criteria.map(({ name, required, measured, isMet }) => [
    name,
    required,
    isMet ? 'ok' : 'missed',
    measured,
  ])
  return alignColumns(rows, 4).join('\n')
}
