import type { MovableClock } from '../clock'
import { cutResponse, endlessResponse, loginPage, statusResponse } from './fault-responses'
import { ConnectionLost, type CartFault, type Fault, type FaultKind } from './faults'
import type { OutgoingResponses } from './outgoing-responses'

/** What a fault is played on. */
export interface FaultContext {
  readonly request: Request
  readonly clock: MovableClock
  readonly outgoing: OutgoingResponses
  /** Does the work and gives its answer; may be called more than once. */
  readonly response: (request: Request, cartFault?: CartFault) => Promise<Response>
}

type Player = (fault: Fault, play: FaultContext) => Promise<Response>

/** How long an answer is held back when no others go out, in ms. */
const longestHold = 10_000

/** How long after its connection broke a late request is worked on, in ms. */
const usualLateness = 1_500

/** How long a cart is calculated where nothing is said, in ms. */
const usualCalculation = 3_000

/** The request with its whole body, independent of its connection. */
async function detach(request: Request): Promise<Request> {
  const { url, method, headers } = request
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
  return new Request(url, { method, headers, ...(body && { body }) })
}

const players: Readonly<Record<FaultKind, Player>> = {
  'drop-before': async () => {
    throw new ConnectionLost()
  },
  'drop-after': async (_, { request, response }) => {
    await response(request)
    throw new ConnectionLost()
  },
  late: async ({ ms = usualLateness }, { request, clock, response }) => {
    // Its body comes over the connection that is about to break.
    const kept = await detach(request)
    const work = clock.sleep(ms).then(() => response(kept))
    // Nobody is there any more who could hear how it ended.
    work.catch(() => undefined)
    throw new ConnectionLost()
  },
  delay: async ({ ms = 0 }, { request, clock, response }) => {
    await clock.sleep(ms)
    return response(request)
  },
  status: async (fault) => statusResponse(fault),
  reorder: async ({ after = 1, ms = longestHold }, { request, outgoing, clock, response: received }) => {
    const response = await received(request)
    await outgoing.hold({ after, limit: (signal) => clock.sleep(ms, signal) })
    return response
  },
  duplicate: async (_, { request, response }) => {
    await response(request.clone())
    return response(request)
  },
  'cut-json': async (_, { request, response }) => cutResponse(await response(request)),
  'html-login': async () => loginPage(),
  'endless-202': async (_, { request, response }) => endlessResponse(request, await response(request)),
  'cart-processing': async ({ ms = usualCalculation }, { request, response }) =>
    response(request, { state: 'Processing', ms }),
  'cart-errored': async (_, { request, response }) => response(request, { state: 'Errored' }),
  clock: async ({ ms = 0 }, { request, clock, response }) => {
    clock.advance(ms)
    return response(request)
  },
}

/** Plays a fault around the work that makes the answer. Rejects with ConnectionLost where the answer is lost. */
export const applyFault: Player = (fault, play) => players[fault.kind](fault, play)
