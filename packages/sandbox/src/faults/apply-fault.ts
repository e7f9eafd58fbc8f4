import type { MovableClock } from '../clock'
import { cutResponse, endlessResponse, loginPage, statusResponse } from './fault-responses'
import { ConnectionLost, type CartFault, type Fault, type FaultKind } from './faults'
import type { OutgoingResponses } from './outgoing-responses'

/** The request that a fault affects, and what it takes to respond to it. */
interface FaultContext {
  readonly request: Request
  readonly clock: MovableClock
  readonly outgoing: OutgoingResponses
  /** Does the work and gives its response; may be called more than once. */
  readonly response: (request: Request, cartFault?: CartFault) => Promise<Response>
}

type FaultHandler = (fault: Fault, context: FaultContext) => Promise<Response>

/** How long a response is held back when no others go out, in ms. */
const defaultHoldMs = 10_000

/** How long after its connection broke a late request is processed, in ms. */
const defaultLatenessMs = 1_500

/** How long a cart is calculated where the fault has no `ms`. */
const defaultCalculationMs = 3_000

/** The request with its whole body, independent of its connection. */
async function detach(request: Request): Promise<Request> {
  const { url, method, headers } = request
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
  return new Request(url, { method, headers, ...(body && { body }) })
}

const faultHandlers: Readonly<Record<FaultKind, FaultHandler>> = {
  'drop-before': async () => {
    throw new ConnectionLost()
  },
  'drop-after': async (_, { request, response }) => {
    await response(request)
    throw new ConnectionLost()
  },
  late: async ({ ms = defaultLatenessMs }, { request, clock, response }) => {
    // Its body comes over the connection that is about to break.
    const detached = await detach(request)
    const work = clock.sleep(ms).then(() => response(detached))
    // The caller is gone: a failure goes nowhere.
    work.catch(() => undefined)
    throw new ConnectionLost()
  },
  delay: async ({ ms = 0 }, { request, clock, response }) => {
    await clock.sleep(ms)
    return response(request)
  },
  status: async (fault) => statusResponse(fault),
  'status-after': async (fault, { request, response }) => {
    await response(request)
    return statusResponse(fault)
  },
  reorder: async ({ after = 1, ms = defaultHoldMs }, { request, outgoing, clock, response: received }) => {
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
  'cart-processing': async ({ ms = defaultCalculationMs }, { request, response }) =>
    response(request, { state: 'Processing', ms }),
  'cart-errored': async (_, { request, response }) => response(request, { state: 'Errored' }),
  clock: async ({ ms = 0 }, { request, clock, response }) => {
    clock.advance(ms)
    return response(request)
  },
}

/** Responds to a request under a fault. Rejects with ConnectionLost where the response is lost. */
export const applyFault: FaultHandler = (fault, context) => faultHandlers[fault.kind](fault, context)
