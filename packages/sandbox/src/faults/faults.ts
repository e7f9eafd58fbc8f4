import { createRandom, type Random } from '../random'

/** The kinds of failure, each with what it does in a few words. */
export const faultKinds = {
  'drop-before': 'the connection breaks before anything was done',
  'drop-after': 'the work is done, its answer is lost',
  late: 'the connection breaks at once, and the work is done the milliseconds later',
  delay: 'the call waits the milliseconds on the clock',
  status: 'nothing is done, the status is answered with an error list; 429 and 503 with Retry-After',
  reorder: 'the answer is held back until so many other answers went out, or the milliseconds are over',
  duplicate: 'the work is done twice; the second answer goes out',
  'cut-json': 'the work is done, half of its answer arrives',
  'html-login': 'nothing is done, a login page is answered with status 200',
  'endless-202':
    'the work is done, but its answer says that it goes on; as often as it is asked, unless it is said how often',
  'cart-processing':
    'the work is done; what it began to calculate goes on for the milliseconds, with 202 until then',
  'cart-errored': 'the work is done; the calculation of the cart comes to nothing until the next write',
  clock: 'the clock jumps by the milliseconds, back if they are negative, before the work',
} as const

export type FaultKind = keyof typeof faultKinds

/** How a fault lets the cart of one request stand, whatever the sandbox's own delay is. */
export type CartFault = { readonly state: 'Processing'; readonly ms: number } | { readonly state: 'Errored' }

/** A failure to play, as plain data. */
export interface Fault {
  readonly kind: FaultKind
  /** Which requests it meets: every given part must fit. */
  readonly match?: FaultMatch
  /** For `delay` (0), `clock` (0), `late` (1,500), `cart-processing` (3,000) and `reorder` (10,000). */
  readonly ms?: number
  /** For `status`. @default 500 */
  readonly status?: number
  readonly errorCode?: string
  readonly message?: string
  /** Whole seconds for the Retry-After of `status`. @default 1 with 429 and 503 */
  readonly retryAfter?: number
  /** For `reorder`: how many other answers go out first. @default 1 */
  readonly after?: number
  /** How many requests it meets. @default 1; without end for `endless-202` */
  readonly times?: number
  /** From 0 to 1: how likely it is for a request that fits. A seeded sandbox draws the same in every run. @default 1 */
  readonly probability?: number
}

export interface FaultMatch {
  readonly method?: string
  /** A part of the path as it was asked for, query included, or the source of a regular expression on it. */
  readonly path?: string
  /** `Name` or `Name: value`: a header that is there, or holds the value. `Cookie: sid=` meets signed-in visitors. */
  readonly header?: string
}

/** A fault that waits, with the name to take it back by. `times` counts down; it is absent for one without end. */
export interface ArmedFault extends Fault {
  readonly id: string
}

/** The faults that wait for their request. */
export interface Faults {
  arm(fault: Fault): ArmedFault
  /** The faults that are still armed, oldest first. */
  list(): readonly ArmedFault[]
  /** Takes one back; answers whether it was there. */
  remove(id: string): boolean
  clear(): void
  /** Takes the oldest armed fault that fits the request, and counts it. */
  take(request: FaultTarget): Fault | undefined
}

/** What a fault is matched with. */
export interface FaultTarget {
  readonly method: string
  /** The path as it was asked for, with its query. */
  readonly path: string
  readonly headers: Headers
}

/** Thrown where an answer is lost; over HTTP the server cuts the connection instead. A TypeError, like fetch's own. */
export class ConnectionLost extends TypeError {
  constructor() {
    super('fetch failed: the connection was lost')
    this.name = 'ConnectionLost'
  }
}

interface Armed {
  readonly id: string
  readonly fault: Fault
  left: number
}

/** `random` draws for the faults that have a probability. */
export function createFaults(random: Random = createRandom()): Faults {
  let armed: readonly Armed[] = []
  let count = 0
  return {
    arm: (fault) => {
      count += 1
      const entry = { id: `fault-${count}`, fault, left: fault.times ?? usualTimes(fault.kind) }
      armed = [...armed, entry]
      return shown(entry)
    },
    list: () => armed.map(shown),
    remove: (id) => {
      const before = armed.length
      armed = armed.filter((entry) => entry.id !== id)
      return armed.length < before
    },
    clear: () => {
      armed = []
    },
    take: (request) => {
      const hit = armed.find(({ fault }) => fits(fault, request) && happens(fault, random))
      if (!hit) return undefined
      hit.left -= 1
      armed = armed.filter(({ left }) => left > 0)
      return hit.fault
    },
  }
}

/** Draws whether a fault happens; one that always happens draws nothing. */
export const happens = ({ probability = 1 }: Fault, random: Random): boolean =>
  probability >= 1 || random.integer(drawn) < probability * drawn

const drawn = 1_000_000

const usualTimes = (kind: FaultKind) => (kind === 'endless-202' ? Infinity : 1)

function shown({ id, fault: { times: _requested, ...fault }, left }: Armed): ArmedFault {
  return { id, ...fault, ...(Number.isFinite(left) ? { times: left } : {}) }
}

function fits({ match = {} }: Fault, { method, path, headers }: FaultTarget): boolean {
  const methodFits = !match.method || match.method.toUpperCase() === method
  return methodFits && pathFits(match.path, path) && headerFits(match.header, headers)
}

function pathFits(requested: string | undefined, path: string): boolean {
  return requested === undefined || path.includes(requested) || new RegExp(requested).test(path)
}

function headerFits(requested: string | undefined, headers: Headers): boolean {
  if (requested === undefined) return true
  const [, name = '', value = ''] = /^([^:]*):?(.*)$/s.exec(requested) ?? []
  return headers.get(name.trim())?.includes(value.trim()) ?? false
}
