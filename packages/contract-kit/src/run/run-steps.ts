import { getSessionContext, type CallSpec } from '@cartonnage/sdk/contract'
import type { CallReport } from '../report/call-report'
import { allSteps } from '../steps/all-steps'
import { fieldsOf, type RunContext, type Step } from '../steps/step'
import { requestCall } from './request-call'
import { whatIsMissing } from './what-is-missing'
import type { CallInput } from '../target/call-url'
import { checkResponses, notTested, noResponse, type CheckResult } from './check-responses'
import type { VerifyOptions } from '../target/options'
import { requireReachable, requireAdmission } from './shop-not-checked'
import { createVisitor, type ReceivedResponse, type Visitor } from './visitor'

/** Receives every response as it came. */
export type ResponseListener = (call: CallSpec, received: ReceivedResponse) => void

/**
 * Sends every call that the options allow, one after the other, and reports on each, also on those left out. Rejects
 * with a `ShopNotCheckedError` when the shop cannot be reached or every call is refused.
 */
export async function runSteps(
  options: VerifyOptions,
  onResponse: ResponseListener = () => undefined,
): Promise<readonly CallReport[]> {
  const visitor = createVisitor(options)
  const existing = new Map<string, unknown>()
  const reports: CallReport[] = []
  for (const step of allSteps) {
    const context = toRunContext(options, existing)
    const started = visitor.clock.now()
    const { report, data } = await runStep({ step, context, visitor, onResponse })
    reports.push(
      report.status === undefined ? report : { ...report, duration: visitor.clock.now() - started },
    )
    // The earlier result may be gone by now, such as a checkout that was ended.
    if (wasRequested(report)) existing.delete(step.call.id)
    if (data !== undefined) existing.set(step.call.id, data)
    requireReachable(reports, options.baseUrl)
  }
  requireAdmission(reports)
  return reports
}

const wasRequested = ({ outcome, status }: CallReport): boolean =>
  outcome !== 'not tested' || status !== undefined

interface StepRun {
  readonly step: Step
  readonly context: RunContext
  readonly visitor: Visitor
  readonly onResponse: ResponseListener
}

async function runStep({ step, context, visitor, onResponse }: StepRun): Promise<CheckResult> {
  const { call } = step
  const input =
    whatIsMissing(call, context.options) ?? reasonToSkip(step, context.options) ?? step.input(context)
  if (typeof input === 'string') return { report: notTested(call, input) }
  try {
    const exchange = await requestCall(visitor, call, withScope(call, input, context))
    for (const received of exchange.responses) onResponse(call, received)
    const result = checkResponses(step, exchange, fieldsOf(context))
    if (step.opensSession) await openSession(visitor, result.data)
    return result
  } catch (error) {
    return { report: noResponse(call, error) }
  }
}

/** Why a step must not run; undefined if it may. */
function reasonToSkip({ effect }: Step, { write, placeOrder }: VerifyOptions): string | undefined {
  if (effect === 'none') return undefined
  if (!write) return 'writes; runs with --write'
  return effect === 'permanent' && !placeOrder
    ? 'leaves something behind; runs with --place-order'
    : undefined
}

async function openSession(visitor: Visitor, data: unknown): Promise<void> {
  const target: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'redirectUrl') : null
  if (typeof target === 'string') await visitor.follow(target)
}

/** Adds the query parameters that depend on the visitor. */
function withScope(call: CallSpec, input: CallInput, { accountId, isSignedIn }: RunContext): CallInput {
  const actsForAccount = call.scopeParams?.includes('effectiveAccountId') && accountId !== undefined
  return {
    ...input,
    query: {
      asGuest: String(call.asGuest ?? !isSignedIn),
      ...(actsForAccount ? { effectiveAccountId: accountId } : {}),
      ...input.query,
    },
  }
}

function toRunContext(options: VerifyOptions, existing: ReadonlyMap<string, unknown>): RunContext {
  // Each entry was parsed by its call's own schema, which the type of the map cannot express.
  const response = ((call: CallSpec) => existing.get(call.id)) as RunContext['response']
  const session = response(getSessionContext)
  return {
    options,
    response,
    isSignedIn: session === undefined ? hasSession(options) : !session.guestUser,
    accountId: options.effectiveAccountId ?? session?.accountId ?? undefined,
  }
}

const hasSession = ({ cookie, signIn, token }: VerifyOptions): boolean =>
  [cookie, signIn, token].some((one) => one !== undefined)
