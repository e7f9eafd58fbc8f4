import type { MovableClock } from '../clock'
import { errorList, PlatformError } from '../platform-error'
import type { Random } from '../random'
import { readFaultHeader } from './fault-input'
import { applyFault } from './apply-fault'
import { occurs, type CartFault, type Fault, type Faults } from './faults'
import { createOutgoingResponses } from './outgoing-responses'

/** A fault as JSON, for the request that carries it; see `readFaultHeader`. */
const faultHeader = 'X-Sandbox-Fault'

interface FaultyResponses {
  readonly clock: MovableClock
  readonly faults: Faults
  /** Whether a request may carry a fault in its header. */
  readonly readsHeader: boolean
  /** Decides whether a fault with a probability occurs. */
  readonly faultRandom: Random
  readonly response: (request: Request, cartFault?: CartFault) => Promise<Response>
}

/** Responds to requests under the faults that are armed or named by the request itself; admin calls have none. */
export function respondWithFaults({ clock, faults, readsHeader, faultRandom, response }: FaultyResponses) {
  const outgoing = createOutgoingResponses()
  const findFault = (request: Request, path: string): Fault | undefined => {
    const requested = readsHeader ? request.headers.get(faultHeader) : null
    if (requested === null) return faults.take({ method: request.method, headers: request.headers, path })
    const fault = readFaultHeader(requested)
    return occurs(fault, faultRandom) ? fault : undefined
  }
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    if (pathname.startsWith('/__sandbox')) return response(request)
    try {
      const fault = findFault(request, pathname + search)
      return await (fault ? applyFault(fault, { request, clock, outgoing, response }) : response(request))
    } catch (error) {
      if (error instanceof PlatformError) return errorResponse(error)
      throw error
    } finally {
      outgoing.sent()
    }
  }
}

/** For a header that is not a valid fault. */
const errorResponse = ({ errorCode, message, status }: PlatformError) =>
  Response.json(errorList(errorCode, message), { status })
