import { mutates, type CallSpec } from '@cartonnage/sdk/contract'
import { maximumPolls, pollWait } from './poll-wait'
import type { CallInput } from '../target/call-url'
import type { Answered, Visit } from './visit'

/** What one call was answered, one after the other: 202 while the platform works, then what it made. */
export interface Exchange {
  readonly answers: readonly [Answered, ...Answered[]]
  /** True when the last answer still says that the platform works on it. */
  readonly isUnfinished: boolean
}

/** Asks a call until it has its answer: waits where the platform is busy, and polls where a read says 202. */
export async function ask(visit: Visit, call: CallSpec, input: CallInput): Promise<Exchange> {
  const answers: [Answered, ...Answered[]] = [await sendPatiently(visit, call, input)]
  for (let attempt = 1; isUnfinished(call, answers) && attempt < maximumPolls; attempt += 1) {
    await visit.clock.sleep(latest(answers).retryAfterMs ?? pollWait(attempt))
    answers.push(await sendPatiently(visit, call, input))
  }
  return { answers, isUnfinished: isUnfinished(call, answers) }
}

const latest = (answers: readonly [Answered, ...Answered[]]): Answered => answers.at(-1) ?? answers[0]

const isUnfinished = (call: CallSpec, answers: readonly [Answered, ...Answered[]]): boolean =>
  call.method === 'GET' && call.answers[202] !== undefined && latest(answers).status === 202

const longestWait = 30_000
const mostTries = 4

/** A call that the platform was too busy for is asked again: 429 and 503, and for writes 409 and 423. */
async function sendPatiently(visit: Visit, call: CallSpec, input: CallInput): Promise<Answered> {
  const busy = mutates(call) ? [409, 423, 429, 503] : [429, 503]
  for (let tries = 1; ; tries += 1) {
    const answered = await visit.send(call, input)
    if (!busy.includes(answered.status) || tries >= mostTries) return answered
    await visit.clock.sleep(Math.min(answered.retryAfterMs ?? 250 * 2 ** tries, longestWait))
  }
}
