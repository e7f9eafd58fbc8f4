import { median } from '../../tools/percentile.ts'
import type { Result } from 'lighthouse'

/**
 * What one visit measured, or the medians of several; times in ms. How the page loads: `score` (to 100), `lcp`, `tbt`
 * and `cls`. What the press costs: `inp`, to the next frame; `effect`, from the release to what the visitor sees; the
 * `longestTask` from the contact on, and all `work` of the page's thread. `machine` is how fast Lighthouse found the
 * machine: times of a slow or busy one are longer.
 */
export type Figures = Record<(typeof names)[number], number>

const names = ['score', 'lcp', 'tbt', 'cls', 'inp', 'effect', 'longestTask', 'work', 'machine'] as const

const valueOf = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? NaN

const longestTaskOf = ({ audits }: Result) => {
  const { details } = audits['long-tasks'] ?? {}
  const tasks = details?.type === 'table' ? details.items : []
  return Math.max(0, ...tasks.map(({ duration }) => Number(duration)))
}

/** Reads the steps of a visit: the page that loads, and the press. */
export const readFigures = ([load, press]: readonly Result[], effect: number): Figures => {
  const score = load?.categories.performance?.score
  // Now and then Lighthouse misses the start of a page.
  if (load === undefined || press === undefined || typeof score !== 'number')
    throw new Error('Lighthouse gave no score.')
  return {
    score: Math.round(score * 100),
    lcp: valueOf(load, 'largest-contentful-paint'),
    tbt: valueOf(load, 'total-blocking-time'),
    cls: valueOf(load, 'cumulative-layout-shift'),
    inp: valueOf(press, 'interaction-to-next-paint'),
    effect,
    longestTask: longestTaskOf(press),
    work: valueOf(press, 'mainthread-work-breakdown'),
    machine: load.environment.benchmarkIndex,
  }
}

/** Each figure's own median, rounded. */
export const medianOf = (runs: readonly Figures[]) => {
  const entries = names.map((name) => [name, Number(median(runs.map((run) => run[name])).toFixed(3))])
  return Object.fromEntries(entries) as Figures
}
