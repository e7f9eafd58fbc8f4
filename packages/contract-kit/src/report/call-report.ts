/** The result of one call. `not tested` when it was not sent, or when its response may be missing. */
export type Outcome = 'pass' | 'drift' | 'not tested'

/** A member of a response that departs from the contract. */
export interface Drift {
  /** Path of the member, such as `productsPage.products[0].id`; empty for the response as a whole. */
  readonly path: string
  /** What the contract allows: types, the values of an enumeration, or statuses. */
  readonly expected: string
  /** What was received: the type, and the value itself only for an enumeration or a status. */
  readonly seen: string
}

/** What a run found out about one call. */
export interface CallReport {
  /** Id of the call, such as `cart.get`. */
  readonly call: string
  /** The result; `drift` when `drifts` is not empty. */
  readonly outcome: Outcome
  /** HTTP status of the last response; absent when there was none. */
  readonly status?: number
  /** Where the responses depart from the contract; empty unless `outcome` is `drift`. */
  readonly drifts: readonly Drift[]
  /** Paths of members that the contract does not name. Not a failure. */
  readonly unknownFields: readonly string[]
  /** Paths of members that the contract names and no response had, not even as null. Not a failure. */
  readonly missingFields: readonly string[]
  /** Why a call was not tested; absent for the others. */
  readonly reason?: string
  /** Total time in ms, waits included; absent when no response came. */
  readonly duration?: number
}

/** Whether any call drifted. */
export const hasDrift = (reports: readonly CallReport[]): boolean =>
  reports.some((report) => report.outcome === 'drift')

/** The number of calls with this outcome. */
export const countOf = (reports: readonly CallReport[], outcome: Outcome): number =>
  reports.filter((report) => report.outcome === outcome).length

/** `cartItems[0].cartItemId: expected string, seen null`. */
export const driftText = ({ path, expected, seen }: Drift): string =>
  `${path || '(answer)'}: expected ${expected}, seen ${seen}`

const severity: readonly Outcome[] = ['not tested', 'pass', 'drift']

/** Merges the reports of each call, in the order of its first request. The worst outcome counts. */
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
    drifts: distinct([...a.drifts, ...b.drifts]),
    unknownFields: both(a.unknownFields, b.unknownFields),
    missingFields: both(a.missingFields, b.missingFields),
    ...(worse.duration === undefined && other.duration === undefined
      ? {}
      : { duration: (a.duration ?? 0) + (b.duration ?? 0) }),
  }
}

/** A call that is made several times may depart in the same way each time. */
const distinct = (drifts: readonly Drift[]): readonly Drift[] => [
  ...new Map(drifts.map((drift) => [driftText(drift), drift])).values(),
]

const both = (a: readonly string[], b: readonly string[]): readonly string[] =>
  [...new Set([...a, ...b])].toSorted()
