import type { CallReport } from '../report/call-report'

/**
 * Thrown when a run cannot say anything about the contract.
 */
export class ShopNotCheckedError extends Error {
  /** Identifies the error across copies of the package. */
  override readonly name = 'ShopNotCheckedError'
  /** `unreachable`: no call got a response. `refused`: every call was refused for lack of a session. */
  readonly reason: 'unreachable' | 'refused'

  constructor(reason: 'unreachable' | 'refused', message: string) {
    super(message)
    this.reason = reason
  }
}

/** After so many calls without a response the shop counts as unreachable. */
const maximumFailures = 3

/** Throws when none of the calls so far got a response, and there were enough of them. */
export function requireReachable(reports: readonly CallReport[], baseUrl: string): void {
  const requested = reports.filter(({ outcome }) => outcome !== 'not tested')
  const failed = requested.filter(({ status }) => status === undefined)
  if (reports.some(({ status }) => status !== undefined) || failed.length < maximumFailures) return
  const why = failed[0]?.drifts[0]?.seen ?? 'no answer'
  throw new ShopNotCheckedError('unreachable', `The shop at ${baseUrl} cannot be reached: ${why}.`)
}

/** Throws when every call was refused for lack of a session. */
export function requireAdmission(reports: readonly CallReport[]): void {
  const statuses = new Set(reports.flatMap(({ status }) => status ?? []))
  if (!statuses.has(401) || [...statuses].some((status) => status !== 401 && status !== 403)) return
  throw new ShopNotCheckedError(
    'refused',
    'Every call was refused (status 401): sign a buyer in, or send a cookie or an Authorization header.',
  )
}
