import { countErrors, rateOf, timesOf } from './figures.mjs'
import { createResponseCheck } from './check-response.mjs'
import { createKeptFinder } from './kept.mjs'
import { closedLoop, openLoop } from './loops.mjs'
import { createSender } from './sender.mjs'
import { usageOf } from '../../tools/servers.ts'

/** @typedef {import('./addresses.mjs').Visit} Visit */
/** @typedef {import('./figures.mjs').Visited} Visited */
/** @typedef {import('./figures.mjs').Times} Times */
/** @typedef {import('../../tools/servers.ts').Shop} Shop */

/**
 * @typedef {object} Round the figures of a round
 * @property {string} name
 * @property {number} connections
 * @property {number} rate good responses a second
 * @property {Times} times
 * @property {Record<string, number>} errors by kind
 * @property {number} cpuMs processor time of the server for each response
 * @property {number} serverShare how much of a processor the server got
 * @property {number} platformShare how much the platform got; 0 if it is inside the server
 * @property {number} clientShare the share of time that the client was busy: near 1 the client is the bottleneck
 * @property {Record<string, Times>} parts times by kind of visit, of cached and rendered pages, and of the static
 *   file
 */

/**
 * @typedef {object} Load
 * @property {number} connections
 * @property {number} ms how long new visits are started
 * @property {() => Visit} next gives one visit after the other
 * @property {string} [cookie] of a buyer's session
 * @property {boolean} [withFile] also request a static file at a fixed rate
 */

/**
 * A file that builds do not change.
 * @type {Visit}
 */
export const fileVisit = { path: '/favicon.svg', kind: 'static' }
/** As browsers request pages. */
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' }
/** After an error a connection waits, so that a refusing server is not flooded. */
const pauseAfterErrorMs = 100
/** Often enough for a p99, and little compared with the pages. */
const fileEveryMs = 50

/** The times of each kind, where there are several. @param {readonly Visited[]} visits */
const timesOfKinds = (visits) => {
  const kinds = [...Map.groupBy(visits, ({ kind }) => kind)]
  return kinds.length > 1 ? kinds.map(([kind, ofKind]) => [kind, timesOf(ofKind)]) : []
}

/** The times of good pages, those that were kept and the others apart. @param {readonly Visited[]} visits */
const timesOfKept = (visits) => {
  const good = visits.filter(({ error }) => error === undefined)
  const kept = good.filter(({ isKept }) => isKept === true)
  const rendered = good.filter(({ isKept }) => isKept !== true)
  if (kept.length === 0) return []
  const parts = [['kept', timesOf(kept)]]
  return rendered.length === 0 ? parts : [...parts, ['rendered', timesOf(rendered)]]
}

/**
 * Sums up the visits of a round.
 * @param {readonly Visited[]} visits
 * @param {readonly Visited[]} files
 */
export const sumUp = (visits, files) => ({
  times: timesOf(visits),
  errors: countErrors([...visits, ...files]),
  parts: /** @type {Record<string, Times>} */ (
    Object.fromEntries([
      ...timesOfKinds(visits),
      ...timesOfKept(visits),
      ...(files.length === 0 ? [] : [['static', timesOf(files)]]),
    ])
  ),
})

/** @typedef {{ shop: Shop, platform: Shop | undefined }} Servers the platform, if it is a separate process */

/** @param {Servers} servers */
const cpuTimesOf = async ({ shop, platform }) => {
  const usages = [usageOf(shop), platform && usageOf(platform)]
  const [own, others] = await Promise.all(usages)
  return { shop: own?.cpuMs ?? 0, platform: others?.cpuMs ?? 0 }
}

/** Rounds of visits against a running shop. @param {Servers} servers */
export const createRounds = (servers) => {
  const { shop } = servers
  const check = createResponseCheck()
  const findKept = createKeptFinder()

  /** @param {number} connections how many at most @param {string} [cookie] */
  const open = (connections, cookie) => {
    const options = { connections, headers: cookie === undefined ? headers : { ...headers, cookie } }
    const { send, close } = createSender(shop.origin, options)
    /** @param {Visit} visit @returns {Promise<Visited>} */
    const visit = async ({ path, kind }) => {
      const sentAt = performance.now()
      const outcome = await send(path)
      const endedAt = performance.now()
      const visited = { kind, ms: outcome.ms, endedAt }
      const error = check(path, outcome, { isPage: kind !== 'static' })
      if (error !== undefined) return { ...visited, error }
      const age = 'headers' in outcome ? outcome.headers.age : undefined
      return { ...visited, isKept: findKept({ path, age, sentAt, endedAt }) }
    }
    return { visit, close }
  }

  /** @param {Load} load */
  const visitAll = ({ connections, ms, next, cookie }) => {
    const { visit, close } = open(connections, cookie)
    const pauseMs = (/** @type {Visited} */ { error }) => (error === undefined ? 0 : pauseAfterErrorMs)
    return closedLoop({ connections, ms, pauseMs }, () => visit(next())).finally(close)
  }

  /** @param {Load} load @returns {Promise<Visited[]>} */
  const visitFile = async ({ ms, withFile = false }) => {
    if (!withFile) return []
    const { visit, close } = open(Infinity)
    return openLoop({ ms, everyMs: fileEveryMs }, () => visit(fileVisit)).finally(close)
  }

  /** @param {string} name @param {Load} load @returns {Promise<Round>} */
  const run = async (name, load) => {
    const before = await cpuTimesOf(servers)
    const start = performance.now()
    const [{ results, busy }, files] = await Promise.all([visitAll(load), visitFile(load)])
    const tookMs = performance.now() - start
    const after = await cpuTimesOf(servers)
    const cpuMs = after.shop - before.shop
    return {
      ...{ name, connections: load.connections, rate: rateOf(results, start) },
      cpuMs: cpuMs / results.length,
      serverShare: cpuMs / tookMs,
      platformShare: (after.platform - before.platform) / tookMs,
      clientShare: busy,
      ...sumUp(results, files),
    }
  }

  /** Visits the pages in order and returns those that failed. @param {readonly string[]} paths */
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
