import type { CallReport } from '../report/call-report'

/**
 * The run ended and says nothing about the contract: `unreachable` is a shop that no call got an answer from, `refused`
 * one that let nobody in.
 */
export class ShopNotCheckedError extends Error {
  override readonly name = 'ShopNotCheckedError'
  readonly reason: 'unreachable' | 'refused'

  constructor(reason: 'unreachable' | 'refused', message: string) {
    super(message)
    this.reason = reason
  }
}

/** After so many calls without any answer nobody is there. */
const mostUnanswered = 3

/** Throws when none of the calls so far got an answer, and there were enough of them. */
export function requireResponses(reports: readonly CallReport[], baseUrl: string): void {
  const requested = reports.filter(({ outcome }) => outcome !== 'not tested')
  const unanswered = requested.filter(({ status }) => status === undefined)
  if (reports.some(({ status }) => status !== undefined) || unanswered.length < mostUnanswered) return
  const why = unanswered[0]?.drifts[0]?.seen ?? 'no answer'
  throw new ShopNotCheckedError('unreachable', `The shop at ${baseUrl} cannot be reached: ${why}.`)
}

/** Throws when every call that was asked was refused for want of a session. */
export function requireEntry(reports: readonly CallReport[]): void {
  const statuses = new Set(reports.flatMap(({ status }) => status ?? []))
  if (!statuses.has(401) || [...statuses].some((status) => status !== 401 && status !== 403)) return
  throw new ShopNotCheckedError(
    'refused',
    'Every call was refused (status 401): sign a buyer in, or send a cookie or an Authorization header.',
  )
}
