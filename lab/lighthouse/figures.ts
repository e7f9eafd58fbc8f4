import { median } from '../../tools/percentile.ts'
import type { Result } from 'lighthouse'

/** What one visit measured, or the medians of several: times in ms, the score from 0 to 100. */
export interface Figures {
  score: number
  lcp: number
  tbt: number
  cls: number
  /** Of the longest interaction: from the contact, or the key, to the next frame. */
  inp: number
  /** From the release to what the visitor sees. */
  effect: number
  /** From the contact on, by the clock. */
  longestTask: number
  /** All work of the page's thread from the contact on. */
  work: number
  /** How fast Lighthouse found the machine: times of a slower one, or a busy one, are longer. */
  machine: number
}

const valueOf = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? NaN

const longestTaskOf = ({ audits }: Result) => {
  const { details } = audits['long-tasks'] ?? {}
  const tasks = details?.type === 'table' ? details.items : []
  return Math.max(0, ...tasks.map(({ duration }) => Number(duration)))
}

/** Reads the steps of a visit: the page that loads, and the press. */
export const readFigures = ([load, press]: readonly Result[], effect: number): Figures => {
  const score = load?.categories['performance']?.score
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

/** Each figure's own median. */
export const medianOf = (runs: readonly Figures[]): Figures => {
  const of = (key: keyof Figures) => median(runs.map((run) => run[key]))
  return {
    score: of('score'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    inp: of('inp'),
    effect: of('effect'),
    longestTask: of('longestTask'),
    work: of('work'),
    machine: of('machine'),
  }
}
