import { mutates, type CallSpec } from '@cartonnage/sdk/contract'
import { maximumPolls, pollWait } from './poll-wait'
import type { CallInput } from '../target/call-url'
import type { Responded, Visit } from './visit'

/** What one call was answered, one after the other: 202 while the platform works, then what it made. */
export interface Exchange {
  readonly responses: readonly [Responded, ...Responded[]]
  /** True when the last answer still says that the platform works on it. */
  readonly isUnfinished: boolean
}

/** Asks a call until it has its answer: waits where the platform is busy, and polls where a read says 202. */
export async function ask(visit: Visit, call: CallSpec, input: CallInput): Promise<Exchange> {
  const responses: [Responded, ...Responded[]] = [await sendPatiently(visit, call, input)]
  for (let attempt = 1; isUnfinished(call, responses) && attempt < maximumPolls; attempt += 1) {
    await visit.clock.sleep(latest(responses).retryAfterMs ?? pollWait(attempt))
    responses.push(await sendPatiently(visit, call, input))
  }
  return { responses, isUnfinished: isUnfinished(call, responses) }
}

const latest = (responses: readonly [Responded, ...Responded[]]): Responded =>
  responses.at(-1) ?? responses[0]

const isUnfinished = (call: CallSpec, responses: readonly [Responded, ...Responded[]]): boolean =>
  call.method === 'GET' && call.responses[202] !== undefined && latest(responses).status === 202

const longestWait = 30_000
const mostTries = 4

/** A call that the platform was too busy for is asked again: 429 and 503, and for writes 409 and 423. */
async function sendPatiently(visit: Visit, call: CallSpec, input: CallInput): Promise<Responded> {
  const busy = mutates(call) ? [409, 423, 429, 503] : [429, 503]
  for (let tries = 1; ; tries += 1) {
    const responded = await visit.send(call, input)
    if (!busy.includes(responded.status) || tries >= mostTries) return responded
    await visit.clock.sleep(Math.min(responded.retryAfterMs ?? 250 * 2 ** tries, longestWait))
  }
}
