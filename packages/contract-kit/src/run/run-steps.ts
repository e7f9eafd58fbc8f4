import { getSessionContext, type CallSpec } from '@cartonnage/sdk/contract'
import type { CallReport } from '../report/call-report'
import { allSteps } from '../steps/all-steps'
import { fieldsOf } from '../steps/fields'
import type { Step, World } from '../steps/step'
import { ask } from './ask'
import type { CallInput } from '../target/call-url'
import { judge, notTested, unanswered, type Judged } from './judge'
import type { VerifyOptions } from '../target/options'
import { requireAnswers, requireEntry } from './shop-not-checked'
import { createVisit, type Answered, type Visit } from './visit'

/** Hears of every answer, as it came. */
export type AnswerListener = (call: CallSpec, answered: Answered) => void

/**
 * Asks every call that the options allow, one after the other; a report for each asking, and for each that was left
 * out. Rejects with a `ShopNotCheckedError` where nobody answers or every call is refused.
 */
export async function runSteps(
  options: VerifyOptions,
  onAnswer: AnswerListener = () => undefined,
): Promise<readonly CallReport[]> {
  const visit = createVisit(options)
  const known = new Map<string, unknown>()
  const reports: CallReport[] = []
  for (const step of allSteps) {
    const world = toWorld(options, known)
    const started = visit.clock.now()
    const { report, data } = await runStep({ step, world, visit, onAnswer })
    reports.push(report.status === undefined ? report : { ...report, duration: visit.clock.now() - started })
    // What an earlier asking gave may be gone by now, such as a checkout that was ended.
    if (wasAsked(report)) known.delete(step.call.id)
    if (data !== undefined) known.set(step.call.id, data)
    requireAnswers(reports, options.baseUrl)
  }
  requireEntry(reports)
  return reports
}

const wasAsked = ({ outcome, status }: CallReport): boolean =>
  outcome !== 'not tested' || status !== undefined

interface Run {
  readonly step: Step
  readonly world: World
  readonly visit: Visit
  readonly onAnswer: AnswerListener
}

async function runStep({ step, world, visit, onAnswer }: Run): Promise<Judged> {
  const { call } = step
  const input = whyNot(step, world.options) ?? step.input(world)
  if (typeof input === 'string') return { report: notTested(call, input) }
  try {
    const exchange = await ask(visit, call, withScope(call, input, world))
    for (const answered of exchange.answers) onAnswer(call, answered)
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

function toWorld(options: VerifyOptions, known: ReadonlyMap<string, unknown>): World {
  // What is known of a call has been read by its own schema, which the map of all calls cannot say.
  const answer = ((call: CallSpec) => known.get(call.id)) as World['answer']
  const session = answer(getSessionContext)
  return {
    options,
    answer,
    isSignedIn: session === undefined ? hasSession(options) : !session.guestUser,
    accountId: options.effectiveAccountId ?? session?.accountId ?? undefined,
  }
}

const hasSession = ({ cookie, signIn }: VerifyOptions): boolean =>
  cookie !== undefined || signIn !== undefined
