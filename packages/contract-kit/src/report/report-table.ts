import { countOf, driftText, type CallReport } from './call-report'

/** The report as text, a row a call, and what was found below it. */
export function formatReport(reports: readonly CallReport[]): string {
  const width = Math.max(...reports.map((report) => report.call.length), 4)
  const rows = reports.flatMap((report) => [formatRow(report, width), ...formatFindings(report)])
  return [...rows, '', formatSummary(reports)].join('\n')
}

/** `51 pass, 0 drift, 16 not tested`. */
export const formatSummary = (reports: readonly CallReport[]): string =>
  `${countOf(reports, 'pass')} pass, ${countOf(reports, 'drift')} drift, ${countOf(reports, 'not tested')} not tested`

function formatRow(report: CallReport, width: number): string {
  const status = report.status === undefined ? '   ' : String(report.status)
  const unknown = report.unknownFields.length
  const note =
    report.reason ?? (unknown > 0 ? `${unknown} unknown ${unknown === 1 ? 'field' : 'fields'}` : '')
  return `${report.call.padEnd(width)}  ${status}  ${report.outcome.padEnd(10)}  ${note}`.trimEnd()
}

const formatFindings = (report: CallReport): readonly string[] => [
  ...report.drifts.map((drift) => `    drift    ${driftText(drift)}`),
  ...report.unknownFields.map((path) => `    unknown  ${path}`),
]
