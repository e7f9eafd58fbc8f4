import { countErrors, rateOf, timesOf } from './figures.mjs'
import { createJudge } from './judge.mjs'
import { closedLoop, openLoop } from './loops.mjs'
import { createSender } from './sender.mjs'
import { usageOf } from './shop.mjs'

/** @typedef {import('./figures.mjs').Visited} Visited */
/** @typedef {import('./figures.mjs').Times} Times */
/** @typedef {{ path: string, kind: Visited['kind'] }} Visit */

/**
 * @typedef {object} Round the figures of a round
 * @property {string} name
 * @property {number} connections
 * @property {number} rate good responses a second
 * @property {Times} times
 * @property {Record<string, number>} errors by kind
 * @property {number} cpuMs processor time of the server for each response
 * @property {number} serverShare how much of a processor the server got
 * @property {number} clientShare how much of the time the client was busy: near 1 it is the client that is measured
 * @property {Record<string, Times>} parts times of the hot addresses, the others, and the static file beside them
 */

/**
 * @typedef {object} Load
 * @property {number} connections
 * @property {number} ms how long new visits are started
 * @property {readonly Visit[]} visits made over and over, in this order
 * @property {boolean} [withFile] a static file is asked for at a fixed pace beside them
 */

/**
 * A file that builds do not change.
 * @type {Visit}
 */
export const fileVisit = { path: '/favicon.svg', kind: 'static' }
/** As browsers ask for pages. */
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' }
/** After an error a connection waits, so that a refusing server is not flooded. */
const pauseAfterErrorMs = 100
const fileEveryMs = 100

/**
 * Sums up what came of the visits of a round.
 * @param {readonly Visited[]} visits
 * @param {readonly Visited[]} files
 */
const sumUp = (visits, files) => {
  const ofKind = (/** @type {Visited['kind']} */ kind) =>
    timesOf(visits.filter((visit) => visit.kind === kind))
  return {
    times: timesOf(visits),
    errors: countErrors([...visits, ...files]),
    parts: files.length === 0 ? {} : { hot: ofKind('hot'), other: ofKind('other'), static: timesOf(files) },
  }
}

/**
 * Rounds of visits against a running shop.
 * @param {import('./shop.mjs').Shop} shop
 */
export const createRounds = (shop) => {
  const judge = createJudge()

  /** @param {number} connections how many at most */
  const open = (connections) => {
    const { send, close } = createSender(shop.origin, { connections, headers })
    /** @param {Visit} visit @returns {Promise<Visited>} */
    const visit = async ({ path, kind }) => {
      const outcome = await send(path)
      const error = judge(path, outcome, { isPage: kind !== 'static' })
      return { kind, ms: outcome.ms, endedAt: performance.now(), ...(error !== undefined && { error }) }
    }
    return { visit, close }
  }

  /** @param {Load} load */
  const visitAll = ({ connections, ms, visits }) => {
    const { visit, close } = open(connections)
    let index = 0
    const pauseMs = (/** @type {Visited} */ { error }) => (error === undefined ? 0 : pauseAfterErrorMs)
    return closedLoop({ connections, ms, pauseMs }, () =>
      visit(visits[index++ % visits.length] ?? fileVisit),
    ).finally(close)
  }

  /** @param {Load} load @returns {Promise<Visited[]>} */
  const visitFile = async ({ ms, withFile = false }) => {
    if (!withFile) return []
    const { visit, close } = open(Infinity)
    return openLoop({ ms, everyMs: fileEveryMs }, () => visit(fileVisit)).finally(close)
  }

  /** @param {string} name @param {Load} load @returns {Promise<Round>} */
  const run = async (name, load) => {
    const { connections } = load
    const before = await usageOf(shop)
    const start = performance.now()
    const [{ results, busy }, files] = await Promise.all([visitAll(load), visitFile(load)])
    const tookMs = performance.now() - start
    const cpuMs = (await usageOf(shop)).cpuMs - before.cpuMs
    return {
      name,
      connections,
      rate: rateOf(results, start),
      cpuMs: cpuMs / results.length,
      serverShare: cpuMs / tookMs,
      clientShare: busy,
      ...sumUp(results, files),
    }
  }

  /** Visits one page after the other and gives those that failed. @param {readonly string[]} paths */
  const findFailing = async (paths) => {
    const { visit, close } = open(1)
    const failing = []
    for (const path of paths) {
      const { error } = await visit({ path, kind: 'hot' })
      if (error !== undefined) failing.push({ path, error })
    }
    close()
    return failing
  }
  return { run, findFailing }
}
