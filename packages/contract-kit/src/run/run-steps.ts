import { getSessionContext, type CallSpec } from '@cartonnage/sdk/contract'
import type { CallReport } from '../report/call-report'
import { allSteps } from '../steps/all-steps'
import { fieldsOf } from '../steps/fields'
import type { Step, World } from '../steps/step'
import { ask } from './ask'
import type { CallInput } from '../target/call-url'
import { judge, notTested, unanswered, type Judged } from './judge'
import type { VerifyOptions } from '../target/options'
import { requireResponses, requireEntry } from './shop-not-checked'
import { createVisit, type Responded, type Visit } from './visit'

/** Hears of every answer, as it came. */
export type ResponseListener = (call: CallSpec, responded: Responded) => void

/**
 * Asks every call that the options allow, one after the other; a report for each asking, and for each that was left
 * out. Rejects with a `ShopNotCheckedError` where nobody answers or every call is refused.
 */
export async function runSteps(
  options: VerifyOptions,
  onResponse: ResponseListener = () => undefined,
): Promise<readonly CallReport[]> {
  const visit = createVisit(options)
  const existing = new Map<string, unknown>()
  const reports: CallReport[] = []
  for (const step of allSteps) {
    const world = toWorld(options, existing)
    const started = visit.clock.now()
    const { report, data } = await runStep({ step, world, visit, onResponse })
    reports.push(report.status === undefined ? report : { ...report, duration: visit.clock.now() - started })
    // What an earlier asking gave may be gone by now, such as a checkout that was ended.
    if (wasRequested(report)) existing.delete(step.call.id)
    if (data !== undefined) existing.set(step.call.id, data)
    requireResponses(reports, options.baseUrl)
  }
  requireEntry(reports)
  return reports
}

const wasRequested = ({ outcome, status }: CallReport): boolean =>
  outcome !== 'not tested' || status !== undefined

interface Run {
  readonly step: Step
  readonly world: World
  readonly visit: Visit
  readonly onResponse: ResponseListener
}

async function runStep({ step, world, visit, onResponse }: Run): Promise<Judged> {
  const { call } = step
  const input = whyNot(step, world.options) ?? step.input(world)
  if (typeof input === 'string') return { report: notTested(call, input) }
  try {
    const exchange = await ask(visit, call, withScope(call, input, world))
    for (const responded of exchange.responses) onResponse(call, responded)
    const judged = judge(step, exchange, fieldsOf(world))
    if (step.opensSession) await openSession(visit, judged.data)
    return judged
  } catch (error) {
    return { report: unanswered(call, error) }
  }
}

/** The reason why a step must not run, if there is one. */
function whyNot({ leaves }: Step, { write, placeOrder }: VerifyOptions): string | undefined {
  if (leaves === 'nothing') return undefined
  if (!write) return 'writes; runs with --write'
  return leaves === 'order' && !placeOrder ? 'leaves something behind; runs with --place-order' : undefined
}

async function openSession(visit: Visit, data: unknown): Promise<void> {
  const target: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'redirectUrl') : null
  if (typeof target === 'string') await visit.follow(target)
}

/** The members of the query that follow from who asks. */
function withScope(call: CallSpec, input: CallInput, { accountId, isSignedIn }: World): CallInput {
  const acts = call.adds?.includes('effectiveAccountId') && accountId !== undefined
  return {
    ...input,
    query: {
      asGuest: String(call.asGuest ?? !isSignedIn),
      ...(acts ? { effectiveAccountId: accountId } : {}),
      ...input.query,
    },
  }
}

function toWorld(options: VerifyOptions, existing: ReadonlyMap<string, unknown>): World {
  // What is known of a call has been read by its own schema, which the map of all calls cannot say.
  const response = ((call: CallSpec) => existing.get(call.id)) as World['response']
  const session = response(getSessionContext)
  return {
    options,
    response,
    isSignedIn: session === undefined ? hasSession(options) : !session.guestUser,
    accountId: options.effectiveAccountId ?? session?.accountId ?? undefined,
  }
}

const hasSession = ({ cookie, signIn }: VerifyOptions): boolean =>
  cookie !== undefined || signIn !== undefined
