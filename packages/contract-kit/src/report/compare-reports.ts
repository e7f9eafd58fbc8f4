import * as z from 'zod/mini'
import type { CallReport } from './call-report'

/** What is looked at of an earlier run: its report as JSON has it all. */
export type EarlierReport = Pick<CallReport, 'call' | 'outcome' | 'missingFields'>

/**
 * The same reports, in which it is drift that a member is missing that an earlier run of the same visitor had. A call
 * that was not tested then or now is left as it is.
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

/** Reads the report that an earlier run wrote with `--json`; undefined for anything else. */
export function readEarlierReports(text: string): readonly EarlierReport[] | undefined {
  try {
    return z.safeParse(earlierSchema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
