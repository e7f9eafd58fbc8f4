import { drawFault, faultKinds, losesResponse, nameOf } from './faults.mjs'
import { createRandom } from '../../tools/random.ts'

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./clock.mjs').Clock} Clock */
/** @typedef {Pick<Fault, 'kind' | 'status'>} Refusal */

/**
 * What the proxy did with one request.
 * @typedef {object} LineEntry
 * @property {string} tab
 * @property {string} method
 * @property {string} path without the query
 * @property {boolean} isWrite
 * @property {number} at ms since the start of the run
 * @property {Fault} fault
 * @property {number[]} effects when it took effect, ms since the start of the run
 * @property {number} [status] what the sender got
 * @property {boolean} [isCut] whether the platform itself cut the connection
 */

/** Calls that only read by POST. */
const readingPosts = /\/(getInactiveCarts|getCartSummary|getVATInformation|auth\/login)$|\/actions\/lookup$/

/** @param {string} method @param {string} path */
export const isWrite = (method, path) => method !== 'GET' && !readingPosts.test(path)

/** Paths where the platform may say that it is still working: checkouts, the cart itself, delivery groups. */
const workPaths = /\/(checkouts(\/[^/]+)?|carts\/[^/]+|delivery-groups(\/(?!actions)[^/]+)?)$/

/** How long it says so, in ms. */
const [shortestWork, longestWork] = [2000, 60_000]

/** @type {Fault} */
const unavailable = { kind: 'status', status: 500, there: 5, back: 5, effect: 'none', late: 0 }

/** @typedef {ReturnType<typeof createLine>} Line */

/**
 * The network between the browsers of one run and the platform: without faults until `disturb` and after `mend`. Faults
 * depend only on the seed, the tab and the number of its earlier requests.
 * @param {{ name: string, clock: Clock, kinds?: readonly import('./faults.mjs').FaultKind[] }} options `kinds` are all faults by default
 */
export const createLine = ({ name, clock, kinds = faultKinds }) => {
  const rate = createRandom(`${name}/rate`).integer(12, 25) / 100
  /** So that every run ends. */
  const mostFaults = 8
  /** @type {LineEntry[]} */
  const entries = []
  /** Requests that wait until another has overtaken them. @type {Set<() => void>} */
  const waiting = new Set()
  /** Calls that are refused whatever they are about. @type {{ paths: RegExp, refusal: Refusal } | undefined} */
  let refused
  /** The share of requests with a fault. */
  let rates = { reads: 0, writes: 0 }
  let faults = 0
  /** Until when the platform does not say who is shopping, in ms since the start of the run. */
  let hidesUntil = 0
  /** Until when the platform says that it is working, in ms since the start of the run. */
  let worksUntil = 0

  /** @param {string} request its tab and number @param {{ isChange: boolean, path: string }} call */
  const drawFor = (request, { isChange, path }) => {
    if (clock.elapsed() < hidesUntil && path.endsWith('/session-context')) return unavailable
    const current = isChange ? rates.writes : rates.reads
    const fitting = workPaths.test(path) ? kinds : kinds.filter((kind) => kind !== 'endless-202')
    const weather = { isWrite: isChange, kinds: fitting, rate: faults < mostFaults ? current : 0 }
    const random = createRandom(`${name}/${request}`)
    if (refused?.paths.test(path)) {
      const { there, back } = drawFault(random, { ...weather, rate: 0 })
      return /** @type {const} */ ({ there, back, late: 0, effect: 'none', ...refused.refusal })
    }
    const fault = drawFault(random, weather)
    if (fault.kind !== 'none') faults += 1
    if (fault.kind === 'endless-202') worksUntil = clock.elapsed() + random.integer(shortestWork, longestWork)
    return fault
  }

  return {
    entries,
    waiting,
    /** A story may set other rates, for instance because it has few writes. @param {{ reads?: number, writes?: number }} [requested] */
    disturb({ reads = rate, writes = 2 * rate } = {}) {
      rates = { reads, writes }
    },
    /** Refuses all requests to some paths until `mend`. @param {RegExp} paths @param {Refusal} refusal */
    refuse(paths, refusal) {
      refused = { paths, refusal }
    },
    mend() {
      refused = undefined
      rates = { reads: 0, writes: 0 }
      worksUntil = 0
    },
    /** For a while the platform does not say who is shopping. @param {number} ms */
    hideShopper(ms) {
      hidesUntil = clock.elapsed() + ms
    },
    /** Whether the platform says that it is still working. @param {LineEntry} entry */
    isAtWork: ({ path }) => clock.elapsed() < worksUntil && workPaths.test(path),
    /** How often each fault occurred. @returns {Record<string, number>} */
    countFaults() {
      /** @type {Record<string, number>} */
      const counts = {}
      for (const { fault } of entries)
        if (fault.kind !== 'none') counts[nameOf(fault)] = (counts[nameOf(fault)] ?? 0) + 1
      return counts
    },
    /** @param {{ tab: string, number: number, method: string, path: string }} request @returns {LineEntry} */
    take({ tab, number, method, path }) {
      const write = isWrite(method, path)
      const fault = drawFor(`${tab}/${number}`, { isChange: write, path })
      const entry = { tab, method, path, isWrite: write, at: clock.elapsed(), fault, effects: [] }
      entries.push(entry)
      return entry
    },
    /** Whether the response to a write was lost. */
    hasLostResponse: () =>
      entries.some(({ isWrite: isChange, fault, isCut }) => isChange && (losesResponse(fault) || isCut)),
  }
}
