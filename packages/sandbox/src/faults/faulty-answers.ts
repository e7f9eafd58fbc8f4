import { errorList, PlatformError } from '../calls/answers'
import { readFaultHeader } from './fault-input'
import { playFault } from './fault-player'
import { happens, type CartFault, type Fault } from './faults'
import { createOutgoingAnswers } from './outgoing-answers'
import type { Random } from '../random'
import type { SandboxContext } from '../calls/sandbox-context'

/** A fault as JSON, for the request that carries it; see `readFaultHeader`. */
const faultHeader = 'X-Sandbox-Fault'

interface FaultyAnswers {
  readonly context: SandboxContext
  /** What decides whether a fault with a probability happens. */
  readonly faultRandom: Random
  readonly answer: (request: Request, cartFault?: CartFault) => Promise<Response>
}

/** Answers requests, with the faults that are armed or asked for by the request itself. Steering knows no faults. */
export function answerWithFaults({ context, faultRandom, answer }: FaultyAnswers) {
  const outgoing = createOutgoingAnswers()
  const { clock, faults, options } = context
  const findFault = (request: Request, path: string): Fault | undefined => {
    const asked = options.admin ? request.headers.get(faultHeader) : null
    if (asked === null) return faults.take({ method: request.method, headers: request.headers, path })
    const fault = readFaultHeader(asked)
    return happens(fault, faultRandom) ? fault : undefined
  }
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    if (pathname.startsWith('/__sandbox')) return answer(request)
    try {
      const fault = findFault(request, pathname + search)
      return await (fault ? playFault(fault, { request, clock, outgoing, answer }) : answer(request))
    } catch (error) {
      if (error instanceof PlatformError) return errorAnswer(error)
      throw error
    } finally {
      outgoing.sent()
    }
  }
}

/** A header that is no fault is answered like any other bad input. */
const errorAnswer = ({ errorCode, message, status }: PlatformError) =>
  Response.json(errorList(errorCode, message), { status })
