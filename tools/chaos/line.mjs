import { drawFault, losesResponse } from './faults.mjs'
import { createRandom } from './random.mjs'

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./clock.mjs').Clock} Clock */

/**
 * What the proxy did with one request.
 * @typedef {object} LineEntry
 * @property {string} tab
 * @property {string} method
 * @property {string} path without the query
 * @property {boolean} isWrite
 * @property {number} at ms since the start of the run
 * @property {Fault} fault
 * @property {number[]} effects when the platform did it, ms since the start of the run
 * @property {number} [status] what the sender got
 */

/** POST is also the method of calls that only read. */
const readingPosts = /\/(getInactiveCarts|getCartSummary|getVATInformation|auth\/login)$|\/actions\/lookup$/

/** @param {string} method @param {string} path */
export const isWrite = (method, path) => method !== 'GET' && !readingPosts.test(path)

/** @typedef {ReturnType<typeof createLine>} Line */

/**
 * The line between one run's browsers and the platform: good until it is disturbed and after it is mended. Decisions
 * depend on the seed, the tab and how many requests that tab had sent before, and on nothing else.
 * @param {{ name: string, clock: Clock, kinds: readonly import('./faults.mjs').FaultKind[] }} options
 */
export const createLine = ({ name, clock, kinds }) => {
  const rate = createRandom(`${name}/rate`).integer(12, 25) / 100
  /** A run must come to an end, also an unlucky one. */
  const mostFaults = 8
  /** @type {LineEntry[]} */
  const entries = []
  /** Requests that wait until another has overtaken them. @type {Set<() => void>} */
  const waiting = new Set()
  /** Which part of the requests meets a fault. */
  let rates = { reads: 0, writes: 0 }
  let faults = 0

  /** @param {string} request its tab and number @param {boolean} isChange */
  const drawFor = (request, isChange) => {
    const current = isChange ? rates.writes : rates.reads
    const weather = { isWrite: isChange, kinds, rate: faults < mostFaults ? current : 0 }
    const fault = drawFault(createRandom(`${name}/${request}`), weather)
    if (fault.kind !== 'none') faults += 1
    return fault
  }

  return {
    entries,
    waiting,
    /** A story may ask for rates of its own, for instance because it has few changes. @param {{ reads?: number, writes?: number }} [requested] */
    disturb({ reads = rate, writes = 2 * rate } = {}) {
      rates = { reads, writes }
    },
    mend() {
      rates = { reads: 0, writes: 0 }
    },
    /** @param {{ tab: string, number: number, method: string, path: string }} request @returns {LineEntry} */
    take({ tab, number, method, path }) {
      const write = isWrite(method, path)
      const fault = drawFor(`${tab}/${number}`, write)
      const entry = { tab, method, path, isWrite: write, at: clock.elapsed(), fault, effects: [] }
      entries.push(entry)
      return entry
    },
    /** Whether somebody waited in vain for what a change came to. */
    hasLostResponse: () => entries.some((entry) => entry.isWrite && losesResponse(entry.fault)),
  }
}
