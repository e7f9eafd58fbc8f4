import { countOf, type CallReport } from './call-report'

/** How much of the contract a run has held against the shop. */
export interface Coverage {
  /** Calls whose answers were held against the contract. */
  readonly checked: number
  /** Calls that there are. */
  readonly all: number
  /** `checked` in 100 of `all`, rounded down. */
  readonly percent: number
  /** The calls that were not tested, by reason: the reason with the most calls first. */
  readonly skipped: readonly { readonly reason: string; readonly calls: readonly string[] }[]
}

/** What a run checked, and what it left out for which reasons. */
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

/** How many calls have to pass: a number of calls, or a share of all in percent. */
export interface LeastPassing {
  readonly count: number
  readonly unit: 'calls' | 'percent'
}

/** Whether enough calls passed; without a wish one is enough. */
export function passEnough(reports: readonly CallReport[], least?: LeastPassing): boolean {
  const { count, unit } = least ?? { count: 1, unit: 'calls' }
  const passed = countOf(reports, 'pass')
  return unit === 'calls' ? passed >= count : 100 * passed >= count * reports.length
}
