import { createRandom, type Random } from '../random'

/** The kinds of fault, each with what it does in a few words. */
export const faultKinds = {
  'drop-before': 'the connection breaks before the request is processed',
  'drop-after': 'the request is processed, but its response is lost',
  late: 'the connection breaks at once, and the request is processed that many milliseconds later',
  delay: 'the request waits that many milliseconds on the clock of the sandbox',
  status:
    'the request is not processed: it gets the status and an error list; 429 and 503 have a Retry-After',
  'status-after':
    'the request is processed, but gets the status all the same, such as 500 or a gateway’s 504',
  reorder: 'the response is held back until that many others have gone out, or the milliseconds are over',
  duplicate: 'the request is processed twice, and the second response goes out',
  'cut-json': 'the request is processed, but only half of its response arrives',
  'html-login': 'the request is not processed: it gets a login page with status 200',
  'endless-202':
    'the request is processed, but every response says that it is in progress; unlimited by default',
  'cart-processing':
    'the request is processed; the calculation it starts takes the milliseconds, with 202 until then',
  'cart-errored': 'the request is processed; the calculation of the cart fails until the next write',
  clock: 'the clock jumps by the milliseconds, back if negative, before the request is processed',
} as const

/** What a fault does to a request; the README's table explains each kind. */
export type FaultKind = keyof typeof faultKinds

/** The state that a fault puts the cart of one request into, regardless of the sandbox's own delay. */
export type CartFault = { readonly state: 'Processing'; readonly ms: number } | { readonly state: 'Errored' }

/** A failure to inject, as plain data. */
export interface Fault {
  /** What happens to the request. */
  readonly kind: FaultKind
  /** Which requests are affected: every given member must match. @default every request */
  readonly match?: FaultMatch
  /** A time for `delay` (0), `clock` (0), `late` (1,500), `cart-processing` (3,000) and `reorder` (10,000), in ms. */
  readonly ms?: number
  /** The HTTP status that the kinds `status` and `status-after` respond with. @default 500 */
  readonly status?: number
  /** What is in the body under that status: an error list, or a page as a gateway sends it. @default 'list' */
  readonly body?: 'list' | 'html'
  /** The platform's error code in the list. @default one that suits the status */
  readonly errorCode?: string
  /** The text beside the error code, for developers. */
  readonly message?: string
  /** The Retry-After header beside the status, in whole seconds. @default 1 with 429 and 503, else no header */
  readonly retryAfter?: number
  /** How many other responses `reorder` lets go out first. @default 1 */
  readonly after?: number
  /** How many requests are affected. @default 1; unlimited for `endless-202` */
  readonly times?: number
  /** How likely a matching request is affected, from 0 to 1. A seeded sandbox draws the same in every run. @default 1 */
  readonly probability?: number
}

/** Which requests a fault affects; an absent member matches every request. */
export interface FaultMatch {
  /** The HTTP method, in any case. */
  readonly method?: string
  /** A part of the requested path with its query, or the source of a regular expression for it. */
  readonly path?: string
  /** `Name` or `Name: value`: a header that exists, or contains the value. `Cookie: sid=` matches signed-in visitors. */
  readonly header?: string
}

/** A fault that waits for its requests. `times` counts down; it is absent when unlimited. */
export interface ArmedFault extends Fault {
  /** Identifies the fault for `remove`, such as `fault-1`. */
  readonly id: string
}

/** The faults that wait for a matching request. */
export interface Faults {
  /** Lets a fault wait for matching requests. */
  arm(fault: Fault): ArmedFault
  /** The faults that are still armed, oldest first. */
  list(): readonly ArmedFault[]
  /** Disarms one fault; false when there is none with that id. */
  remove(id: string): boolean
  /** Disarms every fault. */
  clear(): void
  /** The oldest armed fault that matches the request, whose `times` it counts down; undefined when none does. */
  take(request: FaultTarget): Fault | undefined
}

/** The parts of a request that a fault is matched against. */
export interface FaultTarget {
  /** In upper case, as in a `Request`. */
  readonly method: string
  /** The requested path with its query. */
  readonly path: string
  /** The headers of the request, cookies included. */
  readonly headers: Headers
}

/** Thrown when a fault loses the response; over HTTP the server cuts the connection. A TypeError, like `fetch`'s own. */
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

/** No faults at first. `random` decides for those that have a probability. */
export function createFaults(random: Random = createRandom()): Faults {
  let armed: readonly Armed[] = []
  let count = 0
  return {
    arm: (fault) => {
      count += 1
      const entry = { id: `fault-${count}`, fault, left: fault.times ?? defaultTimes(fault.kind) }
      armed = [...armed, entry]
      return toArmedFault(entry)
    },
    list: () => armed.map(toArmedFault),
    remove: (id) => {
      const before = armed.length
      armed = armed.filter((entry) => entry.id !== id)
      return armed.length < before
    },
    clear: () => {
      armed = []
    },
    take: (request) => {
      const hit = armed.find(({ fault }) => matches(fault, request) && occurs(fault, random))
      if (!hit) return undefined
      hit.left -= 1
      armed = armed.filter(({ left }) => left > 0)
      return hit.fault
    },
  }
}

/** Draws whether a fault occurs; a certain one uses up no random number. */
export const occurs = ({ probability = 1 }: Fault, random: Random): boolean =>
  probability >= 1 || random.integer(drawSize) < probability * drawSize

const drawSize = 1_000_000

const defaultTimes = (kind: FaultKind) => (kind === 'endless-202' ? Infinity : 1)

function toArmedFault({ id, fault: { times: _initial, ...fault }, left }: Armed): ArmedFault {
  return { id, ...fault, ...(Number.isFinite(left) ? { times: left } : {}) }
}

function matches({ match = {} }: Fault, { method, path, headers }: FaultTarget): boolean {
  const methodMatches = !match.method || match.method.toUpperCase() === method
  return methodMatches && pathMatches(match.path, path) && headerMatches(match.header, headers)
}

function pathMatches(requested: string | undefined, path: string): boolean {
  return requested === undefined || path.includes(requested) || new RegExp(requested).test(path)
}

function headerMatches(requested: string | undefined, headers: Headers): boolean {
  if (requested === undefined) return true
  const [, name = '', value = ''] = /^([^:]*):?(.*)$/s.exec(requested) ?? []
  return headers.get(name.trim())?.includes(value.trim()) ?? false
}
