import type { Clock } from './clock'

/** A failure to play, as plain data. */
export interface Fault {
  /** Which requests it meets: every given part must fit. */
  readonly match?: {
    readonly method?: string
    /** A part of the path as it was asked for, or the source of a regular expression on it. */
    readonly path?: string
  }
  /**
   * - `drop-before`: the connection breaks before anything was done
   * - `drop-after`: the work is done, its answer is lost
   * - `delay`: the answer waits `ms` on the sandbox's clock
   * - `status`: nothing is done, `status` is answered with an error list
   */
  readonly kind: 'drop-before' | 'drop-after' | 'delay' | 'status'
  readonly ms?: number
  readonly status?: number
  readonly errorCode?: string
  readonly message?: string
  /** How many requests it meets. Default 1. */
  readonly times?: number
}

/** The faults that wait for their request. */
export interface Faults {
  arm(fault: Fault): void
  /** The faults that are still armed, oldest first. */
  list(): readonly Fault[]
  clear(): void
  /** Takes the oldest armed fault that fits the request, and counts it. */
  take(method: string, path: string): Fault | undefined
}

/** Thrown where an answer is lost; over HTTP the server cuts the connection instead. A TypeError, like fetch's own. */
export class ConnectionLost extends TypeError {
  constructor() {
    super('fetch failed: the connection was lost')
    this.name = 'ConnectionLost'
  }
}

export function createFaults(): Faults {
  let armed: { fault: Fault; left: number }[] = []
  return {
    arm: (fault) => {
      armed.push({ fault, left: fault.times ?? 1 })
    },
    list: () => armed.map(({ fault, left }) => ({ ...fault, times: left })),
    clear: () => {
      armed = []
    },
    take: (method, path) => {
      const hit = armed.find(({ fault }) => fits(fault, { method, path }))
      if (!hit) return undefined
      hit.left -= 1
      if (hit.left <= 0) armed = armed.filter((entry) => entry !== hit)
      return hit.fault
    },
  }
}

/** Plays a fault around the work that makes the answer. */
export async function playFault(
  fault: Fault,
  clock: Clock,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (fault.kind === 'drop-before') throw new ConnectionLost()
  if (fault.kind === 'status') return statusAnswer(fault)
  if (fault.kind === 'delay') await clock.sleep(fault.ms ?? 0)
  const response = await answer()
  if (fault.kind === 'drop-after') throw new ConnectionLost()
  return response
}

function statusAnswer({
  status = 500,
  errorCode = 'UNKNOWN_EXCEPTION',
  message = 'A fault was armed.',
}: Fault) {
  const headers = { 'Content-Type': 'application/json;charset=UTF-8' }
  return new Response(JSON.stringify([{ errorCode, message }]), { status, headers })
}

function fits({ match = {} }: Fault, request: { method: string; path: string }): boolean {
  const methodFits = !match.method || match.method.toUpperCase() === request.method
  return methodFits && pathFits(match.path, request.path)
}

function pathFits(wanted: string | undefined, path: string): boolean {
  return wanted === undefined || path.includes(wanted) || new RegExp(wanted).test(path)
}
