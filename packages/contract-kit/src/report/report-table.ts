import { countOf, driftText, type CallReport } from './call-report'
import { coverageOf } from './coverage'

/** The report as text: a row per call with its findings below, and a summary at the end. */
export function formatReport(reports: readonly CallReport[]): string {
  const width = Math.max(...reports.map((report) => report.call.length), 4)
  const rows = reports.flatMap((report) => [formatRow(report, width), ...formatFindings(report)])
  return [...rows, '', formatSummary(reports)].join('\n')
}

/** The reasons for untested calls, the share of checked calls, and the number of calls by outcome. */
export function formatSummary(reports: readonly CallReport[]): string {
  const { checked, all, percent, skipped } = coverageOf(reports)
  const reasons = skipped.map(({ reason, calls }) => `${String(calls.length).padStart(4)}  ${reason}`)
  return [
    ...(reasons.length === 0 ? [] : ['not tested, and why:', ...reasons, '']),
    `${checked} of ${all} documented calls were checked (${percent} %)`,
    `${countOf(reports, 'pass')} pass, ${countOf(reports, 'drift')} drift, ${countOf(reports, 'not tested')} not tested`,
  ].join('\n')
}

function formatRow(report: CallReport, width: number): string {
  const status = report.status === undefined ? '   ' : String(report.status)
  const found = [countText(report.unknownFields, 'unknown'), countText(report.missingFields, 'missing')]
  const note = report.reason ?? found.filter((text) => text !== '').join(', ')
  return `${report.call.padEnd(width)}  ${status}  ${report.outcome.padEnd(10)}  ${note}`.trimEnd()
}

const countText = ({ length }: readonly string[], kind: string): string =>
  length === 0 ? '' : `${length} ${kind} ${length === 1 ? 'field' : 'fields'}`

const formatFindings = (report: CallReport): readonly string[] => [
  ...report.drifts.map((drift) => `    drift    ${driftText(drift)}`),
  ...report.missingFields.map((path) => `    missing  ${path}`),
  ...report.unknownFields.map((path) => `    unknown  ${path}`),
]
