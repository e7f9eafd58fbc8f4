import type { CallSpec, Schema } from '@cartonnage/sdk/contract'
import * as z from 'zod/mini'
import { findUnlisted, findUnmet } from '../needs/find-unmet'
import { isWorkedOn } from '../needs/need'
import type { CallReport, Drift } from '../report/call-report'
import { findDrifts } from '../report/find-drifts'
import { findMissingFields } from '../report/missing-fields'
import { findUnknownFields } from '../report/unknown-fields'
import type { Step } from '../steps/step'
import type { Exchange } from './ask'
import type { Responded } from './visit'

/** What came of one call, and the data of its last answer where it fitted. */
export interface Judged {
  readonly report: CallReport
  readonly data?: unknown
}

/**
 * Holds everything that a call was answered against the contract, and what it has when it is ready against what a
 * shop needs. `fields` are the names of the product fields that were asked for.
 */
export function judge(
  step: Step,
  { responses, isUnfinished }: Exchange,
  fields: readonly string[] = [],
): Judged {
  const [first, ...extra] = responses
  const judged = extra.reduce(
    (before, responded) => (isDrift(before) ? before : judgeResponse(step, responded, fields)),
    judgeResponse(step, first, fields),
  )
  if (!isUnfinished || isDrift(judged)) return judged
  const seen = `status 202 after ${responses.length} looks`
  return { report: drift(step.call, 202, [{ path: '', expected: 'status 200', seen }]) }
}

const isDrift = ({ report }: Judged): boolean => report.outcome === 'drift'

/** Statuses that say "nothing is there" or "not for you": the call works, its answer could not be seen. */
const unseen = [401, 403, 404]

function judgeResponse(step: Step, responded: Responded, fields: readonly string[]): Judged {
  const { call } = step
  const { status, body, notJson } = responded
  const schema = call.responses[status]
  if (schema === undefined && mayRefuse(step) && unseen.includes(status)) {
    return { report: { ...notTested(call, refusalText(responded)), status } }
  }
  if (schema === undefined) return { report: drift(call, status, [unknownStatus(responded, call)]) }
  if (schema === null) return { report: pass(call, status) }
  if (notJson !== undefined) {
    return { report: drift(call, status, [{ path: '', expected: 'JSON', seen: notJson }]) }
  }
  return judgeBody({ call, status, body, schema, fields })
}

interface Read extends Pick<Responded, 'status' | 'body'> {
  readonly call: CallSpec
  readonly schema: Schema
  readonly fields: readonly string[]
}

/** Statuses of an answer that is ready: under any other, members may be missing. */
const ready = [200, 201]

function judgeBody({ call, status, body, schema, fields }: Read): Judged {
  const unknownFields = findUnknownFields(schema, body)
  const drifts = findDrifts(schema, body)
  if (drifts.length > 0) return { report: { ...drift(call, status, drifts), unknownFields } }
  const data = z.parse(schema, body)
  if (!ready.includes(status) || isWorkedOn(body))
    return { report: { ...pass(call, status), unknownFields }, data }
  const unmet = findUnmet(call.id, body)
  const missing = [...findMissingFields(schema, body), ...findUnlisted(call.id, body, fields)]
  const missingFields = [...new Set(missing)].filter((path) => unmet.every((one) => one.path !== path))
  const outcome = unmet.length > 0 ? drift(call, status, unmet) : pass(call, status)
  return { report: { ...outcome, unknownFields, missingFields: missingFields.toSorted() }, data }
}

/** A call on what this run made itself has to be there, and a sign-in has to work; any other may be refused. */
const mayRefuse = ({ leaves, isOptional, opensSession }: Step): boolean =>
  isOptional === true || (leaves === 'nothing' && !opensSession)

const unknownStatus = (responded: Responded, call: CallSpec): Drift => ({
  path: '',
  expected: `status ${Object.keys(call.responses).join(' or ')}`,
  seen: responded.notJson ? `${refusalText(responded)} with ${responded.notJson}` : refusalText(responded),
})

/** `status 404 MISSING_RECORD`; the message of the platform may be personal and stays out. */
function refusalText({ status, body }: Responded): string {
  const first: unknown = Array.isArray(body) ? body[0] : undefined
  const code: unknown =
    typeof first === 'object' && first !== null ? Reflect.get(first, 'errorCode') : undefined
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? `status ${status} ${code}` : `status ${status}`
}

const nothingFound = { unknownFields: [], missingFields: [] } as const

const pass = (call: CallSpec, status: number): CallReport => ({
  call: call.id,
  outcome: 'pass',
  status,
  drifts: [],
  ...nothingFound,
})

const drift = (call: CallSpec, status: number, drifts: readonly Drift[]): CallReport => ({
  call: call.id,
  outcome: 'drift',
  status,
  drifts,
  ...nothingFound,
})

/** A call that was not asked, or whose answer could not be seen. */
export const notTested = (call: CallSpec, reason: string): CallReport => ({
  call: call.id,
  outcome: 'not tested',
  drifts: [],
  ...nothingFound,
  reason,
})

/** A call that got no answer at all. */
export const unanswered = (call: CallSpec, error: unknown): CallReport => ({
  call: call.id,
  outcome: 'drift',
  drifts: [{ path: '', expected: 'an answer', seen: failureText(error) }],
  ...nothingFound,
})

/** `fetch failed` alone helps nobody: what failed is in its cause. */
function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && cause.message !== ''
    ? `${error.message} (${cause.message})`
    : error.message
}
