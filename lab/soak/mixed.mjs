import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../tools/random.ts'
import { fetchSitemaps } from '../load/addresses.mjs'
import { closedLoop } from '../load/loops.mjs'
import { usageOf } from '../../tools/servers.ts'
import { drawVisit, planOutages } from './plan.mjs'
import { createVisitors } from './visitor.mjs'

/** @typedef {import('../../tools/servers.ts').Shop} Shop */
/** @typedef {import('./figures.mjs').Run} Run */
/** @typedef {import('./plan.mjs').Addresses} Addresses */
/** @typedef {import('./platform.mjs').Platform} Platform */

const connections = 8
/** Longest pause between two requests of a visitor: the shop is busy but not overloaded. */
const longestPauseMs = 300
const firstPages = ['/de-CH/', '/fr-CH/', '/de-shop/', '/', '/de-shop/en-US/']
const pollMs = 200
/** Time until unfinished work of visitors has ended. */
const restMs = 10_000

/** The addresses in the shop's sitemaps. @param {string} origin @returns {Promise<Addresses>} */
export const readAddresses = async (origin) => {
  const paths = await fetchSitemaps(origin)
  const products = paths.filter((path) => path.startsWith('/de-CH/product/')).slice(0, 12)
  if (products.length === 0) throw new Error('The sitemaps name no product of the Swiss shop.')
  return { pages: [...firstPages, ...paths], products }
}

/**
 * The time in ms until the shop serves a page again that needs the platform; undefined if it does not. Cached pages are
 * served all the time.
 * @param {string} origin @param {number} limitMs
 */
const waitForPage = async (origin, limitMs) => {
  const start = performance.now()
  while (performance.now() - start < limitMs) {
    const isThere = await fetch(`${origin}/de-CH/global-search/karton-${Date.now()}`).then(
      (response) => response.arrayBuffer().then(() => response.status === 200),
      () => false,
    )
    if (isThere) return performance.now() - start
    await sleep(pollMs)
  }
  return undefined
}

/**
 * Kills the platform and starts it again as planned.
 * @param {{ shop: Shop, platform: Platform, ms: number }} run
 */
const playOutages = async ({ shop, platform, ms }) => {
  const start = performance.now()
  const until = (/** @type {number} */ atMs) => sleep(Math.max(0, start + atMs - performance.now()))
  const outages = []
  const recoveries = []
  for (const { killAtMs, startAtMs } of planOutages(ms)) {
    await until(killAtMs)
    const from = performance.now()
    await platform.kill()
    await until(startAtMs)
    await platform.restart()
    recoveries.push(await waitForPage(shop.origin, 60_000))
    outages.push({ from, to: performance.now() })
  }
  return { outages, recoveries }
}

/** The heap after repeated garbage collections, in MB. @param {Shop} shop */
const heapOf = async (shop) => {
  for (let times = 0; times < 2; times += 1) await usageOf(shop, { collect: true })
  return (await usageOf(shop, { collect: true })).heap
}

/**
 * Mixed traffic, during which the platform is killed twice.
 * @param {{ shop: Shop, platform: Platform, ms: number, warmUpMs: number, seed: number, withHeap: boolean }} options
 * @returns {Promise<Run>}
 */
export const runMixed = async ({ shop, platform, ms, warmUpMs, seed, withHeap }) => {
  const random = createRandom(`soak ${seed}`)
  const addresses = await readAddresses(shop.origin)
  const visitors = createVisitors(shop.origin, random)
  const visit = () => visitors.make(drawVisit({ random, addresses }))
  const pauseMs = () => random.integer(0, longestPauseMs)
  const signIn = drawSignIn(random, addresses)
  while (!visitors.hasSessions()) await visitors.make(signIn())
  await closedLoop({ connections, ms: warmUpMs, pauseMs }, visit)
  if (withHeap) await sleep(restMs)
  const before = withHeap ? await heapOf(shop) : undefined
  const [{ results: visits }, outages] = await Promise.all([
    closedLoop({ connections, ms, pauseMs }, visit),
    playOutages({ shop, platform, ms }),
  ])
  visitors.close()
  if (withHeap) await sleep(restMs)
  const heap = before === undefined ? undefined : { before, after: await heapOf(shop) }
  return { visits, ...outages, heap, isSameProcess: shop.isRunning() }
}

/** @param {import('../../tools/random.ts').Random} random @param {Addresses} addresses */
const drawSignIn = (random, addresses) => () => {
  for (;;) {
    const visit = drawVisit({ random, addresses })
    if (visit.kind === 'sign-in') return visit
  }
}
