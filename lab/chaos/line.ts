import { drawFault, losesResponse, nameOf } from './faults.ts'
import { createRandom } from '../../tools/random.ts'
import type { Fault } from './faults.ts'
import type { Clock } from './clock.ts'

type Refusal = Pick<Fault, 'kind' | 'status'>

/** What became of one request. */
export interface LineEntry {
  tab: string
  method: string
  /** without the query */
  path: string
  isWrite: boolean
  fault: Fault
  /** when it took effect, ms since the start of the run */
  effects: number[]
  /** whether the platform itself cut the connection */
  isCut?: boolean
}

/** Calls that only read by POST. */
const readingPosts = /\/(getInactiveCarts|getCartSummary|getVATInformation|auth\/login)$|\/actions\/lookup$/

export const isWrite = (method: string, path: string) => method !== 'GET' && !readingPosts.test(path)

/** Paths where the platform may say that it is still working: checkouts, the cart itself, delivery groups. */
const workPaths = /\/(checkouts(\/[^/]+)?|carts\/[^/]+|delivery-groups(\/(?!actions)[^/]+)?)$/

/** How long it says so, in ms. */
const [shortestWork, longestWork] = [2000, 60_000]

const unavailable: Fault = { kind: 'status', status: 500, there: 5, back: 5, effect: 'none', late: 0 }

export type Line = ReturnType<typeof createLine>

type Sent = Pick<LineEntry, 'tab' | 'method' | 'path'> & { number: number }

/**
 * What happens to the requests of one run: nothing until `disturb` and after `mend`. Faults depend only on the seed, the
 * tab and the number of its earlier requests.
 */
export const createLine = (name: string, clock: Clock) => {
  const rate = createRandom(`${name}/rate`).integer(12, 25) / 100
  /** So that every run ends. */
  const mostFaults = 8
  const entries: LineEntry[] = []
  /** Requests that wait until another has overtaken them. */
  const waiting: Set<() => void> = new Set()
  /** Calls that are refused whatever they are about. */
  let refused: { paths: RegExp; refusal: Refusal } | undefined
  /** The share of requests with a fault. */
  let rates = { reads: 0, writes: 0 }
  let faults = 0
  /** Until when the platform does not say who is shopping, in ms since the start of the run. */
  let hidesUntil = 0
  /** Until when the platform says that it is working, in ms since the start of the run. */
  let worksUntil = 0

  /** @param request its tab and number */
  const drawFor = (request: string, { isChange, path }: { isChange: boolean; path: string }) => {
    if (clock.elapsed() < hidesUntil && path.endsWith('/session-context')) return unavailable
    const current = isChange ? rates.writes : rates.reads
    const rateNow = faults < mostFaults ? current : 0
    const weather = { isWrite: isChange, mayBeAtWork: workPaths.test(path), rate: rateNow }
    const random = createRandom(`${name}/${request}`)
    if (refused?.paths.test(path)) {
      const { there, back } = drawFault(random, { ...weather, rate: 0 })
      return { there, back, late: 0, effect: 'none', ...refused.refusal } as const
    }
    const fault = drawFault(random, weather)
    if (fault.kind !== 'none') faults += 1
    if (fault.kind === 'endless-202') worksUntil = clock.elapsed() + random.integer(shortestWork, longestWork)
    return fault
  }

  return {
    entries,
    waiting,
    /** A story may set other rates, for instance because it has few writes. */
    disturb({ reads = rate, writes = 2 * rate }: { reads?: number; writes?: number } = {}) {
      rates = { reads, writes }
    },
    /** Refuses all requests to some paths until `mend`. */
    refuse(paths: RegExp, refusal: Refusal) {
      refused = { paths, refusal }
    },
    mend() {
      refused = undefined
      rates = { reads: 0, writes: 0 }
      worksUntil = 0
    },
    /** For a while the platform does not say who is shopping. */
    hideShopper(ms: number) {
      hidesUntil = clock.elapsed() + ms
    },
    /** Whether the platform says that it is still working. */
    isAtWork: ({ path }: LineEntry) => clock.elapsed() < worksUntil && workPaths.test(path),
    /** How often each fault occurred. */
    countFaults(): Record<string, number> {
      const counts: Record<string, number> = {}
      for (const { fault } of entries)
        if (fault.kind !== 'none') counts[nameOf(fault)] = (counts[nameOf(fault)] ?? 0) + 1
      return counts
    },
    take({ tab, number, method, path }: Sent): LineEntry {
      const write = isWrite(method, path)
      const fault = drawFor(`${tab}/${number}`, { isChange: write, path })
      const entry = { tab, method, path, isWrite: write, fault, effects: [] }
      entries.push(entry)
      return entry
    },
    /** Whether the response to a write was lost. */
    hasLostResponse: () =>
      entries.some(({ isWrite: isChange, fault, isCut }) => isChange && (losesResponse(fault) || isCut)),
  }
}
