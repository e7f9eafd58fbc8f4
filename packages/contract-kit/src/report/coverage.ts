import { countOf, type CallReport } from './call-report'

/** How much of the contract a run has checked. */
export interface Coverage {
  /** Number of calls whose responses were checked. */
  readonly checked: number
  /** Number of all documented calls. */
  readonly all: number
  /** `checked` in percent of `all`, rounded down. */
  readonly percent: number
  /** The calls that were not tested, grouped by reason; the largest group first. */
  readonly skipped: readonly {
    /** Why none of them was tested, in a sentence. */
    readonly reason: string
    /** Their ids, such as `cart.addItem`. */
    readonly calls: readonly string[]
  }[]
}

/** Sums up what a run checked, and what it left out for which reasons. */
export function coverageOf(reports: readonly CallReport[]): Coverage {
  const all = reports.length
  const checked = all - countOf(reports, 'not tested')
  const left = reports.filter(({ outcome }) => outcome === 'not tested')
  const byReason = Map.groupBy(left, ({ reason = 'no reason is known' }) => reason)
  const skipped = [...byReason]
    .map(([reason, ofReason]) => ({ reason, calls: ofReason.map(({ call }) => call) }))
    .toSorted((a, b) => b.calls.length - a.calls.length)
  return { checked, all, percent: all === 0 ? 0 : Math.floor((100 * checked) / all), skipped }
}

/** The minimum of passing calls. */
export interface LeastPassing {
  /** A number of calls, or a percentage from 0 to 100. */
  readonly count: number
  /** What `count` is: calls, or percent of all calls. */
  readonly unit: 'calls' | 'percent'
}

/** Whether enough calls passed. @param least one call if omitted */
export function passEnough(reports: readonly CallReport[], least?: LeastPassing): boolean {
  const { count, unit } = least ?? { count: 1, unit: 'calls' }
  const passed = countOf(reports, 'pass')
  return unit === 'calls' ? passed >= count : 100 * passed >= count * reports.length
}
