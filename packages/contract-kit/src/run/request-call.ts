import { mutates, type CallSpec } from '@cartonnage/sdk/contract'
import type { CallInput } from '../target/call-url'
import type { ReceivedResponse, Visitor } from './visitor'

/** The responses to one call in order: 202 while the platform is processing, then the result. */
export interface Exchange {
  readonly responses: readonly [ReceivedResponse, ...ReceivedResponse[]]
  /** True when the last response still is a 202. */
  readonly isUnfinished: boolean
}

const maximumPolls = 14

/** The delay before the next poll in ms, where the platform names none: 100 at first, doubled up to 5 s. */
const pollWait = (attempt: number): number => Math.min(100 * 2 ** (attempt - 1), 5000)

/** Sends a call until it has its result: retries while the platform is busy, and polls a read that returns 202. */
export async function requestCall(visitor: Visitor, call: CallSpec, input: CallInput): Promise<Exchange> {
  const responses: [ReceivedResponse, ...ReceivedResponse[]] = [await sendWithRetries(visitor, call, input)]
  for (let attempt = 1; isUnfinished(call, responses) && attempt < maximumPolls; attempt += 1) {
    await visitor.clock.sleep(latest(responses).retryAfterMs ?? pollWait(attempt))
    responses.push(await sendWithRetries(visitor, call, input))
  }
  return { responses, isUnfinished: isUnfinished(call, responses) }
}

const latest = (responses: readonly [ReceivedResponse, ...ReceivedResponse[]]): ReceivedResponse =>
  responses.at(-1) ?? responses[0]

const isUnfinished = (
  call: CallSpec,
  responses: readonly [ReceivedResponse, ...ReceivedResponse[]],
): boolean => call.method === 'GET' && call.responses[202] !== undefined && latest(responses).status === 202

const maximumWaitMs = 30_000
const maximumAttempts = 4

/** Retries a call that the platform was too busy for: after 429 and 503, and for writes after 409 and 423. */
async function sendWithRetries(
  visitor: Visitor,
  call: CallSpec,
  input: CallInput,
): Promise<ReceivedResponse> {
  const busy = mutates(call) ? [409, 423, 429, 503] : [429, 503]
  for (let attempt = 1; ; attempt += 1) {
    const received = await visitor.send(call, input)
    if (!busy.includes(received.status) || attempt >= maximumAttempts) return received
    await visitor.clock.sleep(Math.min(received.retryAfterMs ?? 250 * 2 ** attempt, maximumWaitMs))
  }
}
