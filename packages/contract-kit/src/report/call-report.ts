/** How one call came out. */
export type Outcome = 'pass' | 'drift' | 'not tested'

/** A place where an answer departs from the contract. */
export interface Drift {
  /** Path of the field, such as `productsPage.products[0].id`; empty for the answer as a whole. */
  readonly path: string
  readonly problem: string
}

/** What was found out about one call. */
export interface CallReport {
  readonly call: string
  readonly outcome: Outcome
  /** HTTP status of the answer; missing when there was none. */
  readonly status?: number
  readonly drifts: readonly Drift[]
  /** Paths of members that the contract does not name; no failure. */
  readonly unknownFields: readonly string[]
  /** Why a call was not tested. */
  readonly reason?: string
}

/** True when any call departs from the contract. */
export const hasDrift = (reports: readonly CallReport[]): boolean =>
  reports.some((report) => report.outcome === 'drift')

/** The report as text, a row a call, and what was found below it. */
export function formatReport(reports: readonly CallReport[]): string {
  const width = Math.max(...reports.map((report) => report.call.length), 4)
  const rows = reports.flatMap((report) => [formatRow(report, width), ...formatFindings(report)])
  return [...rows, '', summary(reports)].join('\n')
}

function formatRow(report: CallReport, width: number): string {
  const status = report.status === undefined ? '   ' : String(report.status)
  const unknown = report.unknownFields.length
  const note =
    report.reason ?? (unknown > 0 ? `${unknown} unknown ${unknown === 1 ? 'field' : 'fields'}` : '')
  return `${report.call.padEnd(width)}  ${status}  ${report.outcome.padEnd(10)}  ${note}`.trimEnd()
}

function formatFindings(report: CallReport): readonly string[] {
  return [
    ...report.drifts.map((drift) => `    drift    ${drift.path || '(answer)'}: ${drift.problem}`),
    ...report.unknownFields.map((path) => `    unknown  ${path}`),
  ]
}

function summary(reports: readonly CallReport[]): string {
  const count = (outcome: Outcome) => reports.filter((report) => report.outcome === outcome).length
  return `${count('pass')} pass, ${count('drift')} drift, ${count('not tested')} not tested`
}
