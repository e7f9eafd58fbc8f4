import { customCalls, type CallSpec, type Schema } from '@cartonnage/sdk/contract'
import * as z from 'zod/mini'
import { findUnlisted, findUnmet } from '../needs/find-unmet'
import { isMembers, isProcessing } from '../needs/need'
import type { CallReport, Drift } from '../report/call-report'
import { findDrifts } from '../report/find-drifts'
import { findMissingFields } from '../report/missing-fields'
import { findUnknownFields } from '../report/unknown-fields'
import type { Step } from '../steps/step'
import type { Exchange } from './request-call'
import type { ReceivedResponse } from './visitor'

/** The report of one call, and the data of its last response if that fits the contract. */
export interface CheckResult {
  readonly report: CallReport
  readonly data?: unknown
}

/**
 * Checks all responses to a call against the contract, and the finished one also against what a shop needs. `fields`
 * are the requested product fields.
 */
export function checkResponses(
  step: Step,
  { responses, isUnfinished }: Exchange,
  fields: readonly string[] = [],
): CheckResult {
  const [first, ...extra] = responses
  const result = extra.reduce(
    (before, received) => (isDrift(before) ? before : checkResponse(step, received, fields)),
    checkResponse(step, first, fields),
  )
  if (!isUnfinished || isDrift(result)) return result
  const seen = `status 202 after ${responses.length} looks`
  return { report: drift(step.call, 202, [{ path: '', expected: 'status 200', seen }]) }
}

const isDrift = ({ report }: CheckResult): boolean => report.outcome === 'drift'

/** Statuses for "not found" and "not allowed": the call exists, but there is no response to check. */
const refusals = [401, 403, 404]

function checkResponse(step: Step, received: ReceivedResponse, fields: readonly string[]): CheckResult {
  const { call } = step
  const { status, body, notJson } = received
  const schema = call.responses[status]
  if (schema === undefined && mayRefuse(step) && refusals.includes(status)) {
    return { report: { ...notTested(call, refusalText(received) + lossText(received, call)), status } }
  }
  if (schema === undefined && step.mayBeInvalid && status === 400 && isErrorList(body)) {
    return { report: pass(call, status) }
  }
  if (schema === undefined) return { report: drift(call, status, [unknownStatusDrift(received, call)]) }
  if (schema === null) return { report: pass(call, status) }
  if (notJson !== undefined) {
    return { report: drift(call, status, [{ path: '', expected: 'JSON', seen: notJson }]) }
  }
  return checkBody({ call, status, body, schema, fields })
}

/** As the platform says what is wrong: `[{ errorCode, message }]`. */
const isErrorList = (body: unknown): boolean =>
  Array.isArray(body) &&
  body.length > 0 &&
  body.every((error) => isMembers(error) && typeof error.errorCode === 'string')

interface ResponseBody extends Pick<ReceivedResponse, 'status' | 'body'> {
  readonly call: CallSpec
  readonly schema: Schema
  readonly fields: readonly string[]
}

/** Statuses of finished responses: under any other, members may be missing. */
const finished = [200, 201]

function checkBody({ call, status, body, schema, fields }: ResponseBody): CheckResult {
  const unknownFields = findUnknownFields(schema, body)
  const drifts = findDrifts(schema, body)
  if (drifts.length > 0) return { report: { ...drift(call, status, drifts), unknownFields } }
  const data = z.parse(schema, body)
  // Null is 'there is none', such as no cart.
  if (data === null || !finished.includes(status) || isProcessing(body))
    return { report: { ...pass(call, status), unknownFields }, data }
  const unmet = findUnmet(call.id, body)
  const missing = [...findMissingFields(schema, body), ...findUnlisted(call.id, body, fields)]
  const missingFields = [...new Set(missing)].filter((path) => unmet.every((one) => one.path !== path))
  const outcome = unmet.length > 0 ? drift(call, status, unmet) : pass(call, status)
  return { report: { ...outcome, unknownFields, missingFields: missingFields.toSorted() }, data }
}

/**
 * Calls on records of this run and the sign-in must succeed; any other call may be refused, and an organisation need not
 * have the calls that are not the platform's.
 */
const mayRefuse = ({ call, effect, isOptional, opensSession }: Step): boolean =>
  !opensSession && (isOptional === true || effect === 'none' || call.id in customCalls)

/** What a shop does without, where a call that is not the platform's is missing or closed; else nothing. */
function lossText({ status }: ReceivedResponse, { id }: CallSpec): string {
  const custom = customCalls[id]
  if (custom === undefined || status === 401) return ''
  const instead = custom.standIn === null ? '' : ` ${custom.standIn} can stand in.`
  return `; not a call of the platform. ${custom.without}${instead}`
}

const unknownStatusDrift = (received: ReceivedResponse, call: CallSpec): Drift => ({
  path: '',
  expected: `status ${Object.keys(call.responses).join(' or ')}`,
  seen: received.notJson ? `${refusalText(received)} with ${received.notJson}` : refusalText(received),
})

/** `status 404 MISSING_RECORD`. The platform's message is left out: it may be personal. */
function refusalText({ status, body }: ReceivedResponse): string {
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

/** The report of a call that was not sent, or that was refused. */
export const notTested = (call: CallSpec, reason: string): CallReport => ({
  call: call.id,
  outcome: 'not tested',
  drifts: [],
  ...nothingFound,
  reason,
})

/** The report of a call without any response. */
export const noResponse = (call: CallSpec, error: unknown): CallReport => ({
  call: call.id,
  outcome: 'drift',
  drifts: [{ path: '', expected: 'an answer', seen: failureText(error) }],
  ...nothingFound,
})

/** `fetch failed` says nothing: the reason is in its cause. */
function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && cause.message !== ''
    ? `${error.message} (${cause.message})`
    : error.message
}
