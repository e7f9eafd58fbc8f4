import * as z from 'zod/mini'
import type { CallReport } from './call-report'

/** The part of an earlier report that is compared; the JSON of a whole report can be passed. */
export type EarlierReport = Pick<CallReport, 'call' | 'outcome' | 'missingFields'>

/**
 * Turns members that are missing now, and that an earlier run of the same visitor had, into drift. Calls that were not
 * tested in both runs stay unchanged.
 */
export function compareReports(
  reports: readonly CallReport[],
  earlier: readonly EarlierReport[],
): readonly CallReport[] {
  const existing = new Map(
    earlier.filter(({ outcome }) => outcome !== 'not tested').map((report) => [report.call, report]),
  )
  return reports.map((report) => {
    const before = existing.get(report.call)
    const lost = before ? report.missingFields.filter((path) => !before.missingFields.includes(path)) : []
    if (lost.length === 0) return report
    const drifts = lost.map((path) => ({ path, expected: 'what the earlier run had', seen: 'nothing' }))
    return {
      ...report,
      outcome: 'drift',
      drifts: [...report.drifts, ...drifts],
      missingFields: report.missingFields.filter((path) => !lost.includes(path)),
    }
  })
}

const earlierSchema = z.array(
  z.object({
    call: z.string(),
    outcome: z.enum(['pass', 'drift', 'not tested']),
    missingFields: z.array(z.string()),
  }),
)

/** Parses a report that `verify --json` wrote; undefined if it is none. */
export function readEarlierReports(text: string): readonly EarlierReport[] | undefined {
  try {
    return z.safeParse(earlierSchema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
