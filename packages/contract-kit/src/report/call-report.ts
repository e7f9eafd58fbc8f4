/** How one call came out. */
export type Outcome = 'pass' | 'drift' | 'not tested'

/** A place where an answer departs from the contract. */
export interface Drift {
  /** Path of the field, such as `productsPage.products[0].id`; empty for the answer as a whole. */
  readonly path: string
  /** What the contract has there: kinds of values, the values of an enumeration, or statuses. */
  readonly expected: string
  /** What came: the kind of the value, never the value itself but for an enumeration or a status. */
  readonly seen: string
}

/** What was found out about one call. */
export interface CallReport {
  readonly call: string
  readonly outcome: Outcome
  /** HTTP status of the last answer; missing when there was none. */
  readonly status?: number
  readonly drifts: readonly Drift[]
  /** Paths of members that the contract does not name; no failure. */
  readonly unknownFields: readonly string[]
  /** Paths of members that the contract names and that no answer had, not even as null; no failure. */
  readonly missingFields: readonly string[]
  /** Why a call was not tested. */
  readonly reason?: string
  /** How long its answers took, waiting included, in ms. */
  readonly duration?: number
}

/** True when any call departs from the contract. */
export const hasDrift = (reports: readonly CallReport[]): boolean =>
  reports.some((report) => report.outcome === 'drift')

/** How many calls came out in one way. */
export const countOf = (reports: readonly CallReport[], outcome: Outcome): number =>
  reports.filter((report) => report.outcome === outcome).length

/** `cartItems[0].cartItemId: expected string, seen null`. */
export const driftText = ({ path, expected, seen }: Drift): string =>
  `${path || '(answer)'}: expected ${expected}, seen ${seen}`

const severity: readonly Outcome[] = ['not tested', 'pass', 'drift']

/** One report a call, in the order of their first askings: a call that was asked twice came out the worse way. */
export function mergeReports(reports: readonly CallReport[]): readonly CallReport[] {
  const merged = new Map<string, CallReport>()
  for (const report of reports) {
    const earlier = merged.get(report.call)
    merged.set(report.call, earlier ? merge(earlier, report) : report)
  }
  return [...merged.values()]
}

function merge(a: CallReport, b: CallReport): CallReport {
  const [worse, other] = severity.indexOf(b.outcome) > severity.indexOf(a.outcome) ? [b, a] : [a, b]
  return {
    ...worse,
    drifts: [...a.drifts, ...b.drifts],
    unknownFields: both(a.unknownFields, b.unknownFields),
    missingFields: both(a.missingFields, b.missingFields),
    ...(worse.duration === undefined && other.duration === undefined
      ? {}
      : { duration: (a.duration ?? 0) + (b.duration ?? 0) }),
  }
}

const both = (a: readonly string[], b: readonly string[]): readonly string[] =>
  [...new Set([...a, ...b])].toSorted()
