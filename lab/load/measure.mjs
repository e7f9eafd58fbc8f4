import { setTimeout as sleep } from 'node:timers/promises'
import {
  buyerVisits,
  chooseHot,
  chooseOthers,
  chooseUncached,
  fetchSitemaps,
  inTurn,
  markAll,
  orderVisits,
} from './addresses.mjs'
import { createRounds, fileVisit } from './rounds.mjs'
import { roundNames } from './run.mjs'
import { signIn } from './session.mjs'
import { settledUsageOf, startPlatform, startShop, usageOf } from '../../tools/servers.ts'

/** @typedef {import('./run.mjs').Settings} Settings */
/** @typedef {import('./rounds.mjs').Round} Round */
/** @typedef {import('./rounds.mjs').Load} Load */
/** @typedef {import('../../tools/servers.ts').Shop} Shop */
/** @typedef {ReturnType<typeof createRounds>} Rounds */
/** @typedef {Awaited<ReturnType<typeof readAddresses>>} Addresses */

/** Seconds of the rounds. @typedef {Readonly<Record<'warmUp' | 'misses' | 'file' | 'hot' | 'home' | 'newMix' | 'buyer', number>>} Times */

const otherCount = 2000
const warmUpConnections = 10
/** How many of the others are visited under new addresses during the warm-up. */
const warmUpCount = 500
/** Enough to keep the server busy, without a queue. */
const fewConnections = 4
/** Additional mixes, which show whether memory grows. */
const repetitions = ['mix, second time', 'mix, third time']

/** The addresses in the shop's sitemaps. @param {string} origin @param {number} seed */
const readAddresses = async (origin, seed) => {
  const paths = await fetchSitemaps(origin)
  const hot = chooseHot(paths)
  const others = chooseOthers(paths, { hot, count: otherCount, seed })
  return { hot, others, uncached: chooseUncached(others.slice(0, -warmUpCount)) }
}

/**
 * Fails if a page fails without load, which would make all figures worthless.
 * @param {Rounds} rounds
 * @param {Addresses} addresses
 */
const visitHotPages = async ({ findFailing }, { hot }) => {
  const failing = await findFailing(hot)
  if (failing.length > 0) throw new Error(failing.map(({ path, error }) => `${path}: ${error}`).join('\n'))
}

/**
 * @typedef {object} Plan the input of the rounds
 * @property {(name: string, load: Load) => Promise<void>} add makes a round of the run
 * @property {Shop} shop
 * @property {Addresses} addresses
 * @property {Settings} settings
 * @property {Times} times
 * @property {(count: number, withMark?: string) => Load} mixOf a mix with this many connections: with a mark over new
 *   addresses, otherwise it continues where the previous one ended, so that other addresses repeat late
 */

/** Each address once, while none of the others is cached. @param {Plan} plan */
const visitOnce = async ({ add, addresses, times }) => {
  const visits = addresses.uncached.map((path) => ({
    path,
    kind: 'other',
  }))
  const load = { connections: fewConnections, ms: times.misses * 1000 }
  await add(roundNames.misses, { ...load, next: inTurn(visits) })
}

/** A static file alone, then cached pages. @param {Plan} plan */
const visitKept = async ({ add, addresses, settings, times }) => {
  for (const connections of settings.connections)
    await add('static file', { connections, ms: times.file * 1000, next: () => fileVisit })
  const visits = addresses.hot.map((path) => ({ path, kind: 'hot' }))
  const connections = settings.connections[0] ?? 1
  const load = { connections, ms: times.hot * 1000, withFile: true }
  await add(roundNames.hot, { ...load, next: inTurn(visits) })
  await add('home', { connections, ms: times.home * 1000, next: inTurn(visits.slice(0, 1)) })
}

/** Mixes in which none of the others is cached. @param {Plan} plan */
const visitNew = async ({ add, settings, times, mixOf }) => {
  const [first = 1, ...more] = settings.connections
  const ms = times.newMix * 1000
  await add(roundNames.newMix, { ...mixOf(first), ms })
  for (const count of more) await add(roundNames.newMix, { ...mixOf(count, String(count)), ms })
}

/** The equal mixes with the usage after each, then those with more connections. @param {Plan} plan */
const visitMixed = async ({ add, shop, settings, mixOf }) => {
  const [first = 1, ...more] = settings.connections
  const usages = []
  for (const name of [roundNames.mix, ...repetitions]) {
    await add(name, mixOf(first))
    usages.push(await settledUsageOf(shop))
  }
  for (const count of more) await add(roundNames.mix, mixOf(count))
  return usages
}

/** Pages that are rendered for one buyer. @param {Plan} plan */
const visitAsBuyer = async ({ add, shop, addresses, times }) => {
  const load = { connections: fewConnections, ms: times.buyer * 1000, cookie: await signIn(shop.origin) }
  await add(roundNames.buyer, { ...load, next: inTurn(buyerVisits(addresses.hot)) })
}

/** @param {Addresses} addresses @param {Settings} settings @returns {Plan['mixOf']} */
const createMixes = ({ hot, others }, { seed, seconds }) => {
  const continued = inTurn(orderVisits({ hot, others, seed }))
  return (connections, mark) => {
    const next =
      mark === undefined ? continued : inTurn(orderVisits({ hot, others: markAll(others, mark), seed }))
    return { connections, ms: seconds * 1000, next, withFile: true }
  }
}

/** @param {Rounds} rounds @param {Addresses} addresses @param {number} ms */
const warmUp = ({ run }, { hot, others }, ms) => {
  const visits = orderVisits({ hot, others: markAll(others.slice(-warmUpCount), 'warm'), seed: 1 })
  return run('warm-up', { connections: warmUpConnections, ms, next: inTurn(visits) })
}

/**
 * Runs all rounds, and returns the usage after each of the equal mixes.
 * @param {Omit<Plan, 'add' | 'mixOf'> & { rounds: Rounds }} parts
 */
const runRounds = async ({ rounds, ...parts }) => {
  const { addresses, settings, times } = parts
  /** @type {Round[]} */
  const done = []
  const add = async (/** @type {string} */ name, /** @type {Load} */ load) =>
    void done.push(await rounds.run(name, load))
  const plan = { ...parts, add, mixOf: createMixes(addresses, settings) }
  await warmUp(rounds, addresses, times.warmUp * 1000)
  await visitOnce(plan)
  await visitKept(plan)
  await visitNew(plan)
  const mixes = await visitMixed(plan)
  await visitAsBuyer(plan)
  return { rounds: done, mixes }
}

/** @param {Settings} settings */
const startServers = async ({ platform: location }) => {
  const platform = location === 'apart' ? await startPlatform() : undefined
  const settings = platform === undefined ? {} : { PLATFORM_ORIGIN: platform.origin }
  const shop = await startShop({ preloads: ['usage-port.mjs'], settings }).catch(
    async (/** @type {unknown} */ error) => {
      await platform?.stop()
      throw error
    },
  )
  const stop = async () => {
    await shop.stop()
    await platform?.stop()
  }
  return { shop, platform, stop }
}

/**
 * Starts the shop and sends it all rounds of visits.
 * @param {Settings} settings
 * @param {Times} times
 */
export const measureShop = async (settings, times) => {
  const { shop, platform, stop } = await startServers(settings)
  try {
    const addresses = await readAddresses(shop.origin, settings.seed)
    const rounds = createRounds({ shop, platform })
    await visitHotPages(rounds, addresses)
    const before = await usageOf(shop, { collect: true })
    const done = await runRounds({ rounds, shop, addresses, settings, times })
    const top = await usageOf(shop)
    await sleep(settings.restSeconds * 1000)
    const memory = { before, top, after: await usageOf(shop, { collect: true }), mixes: done.mixes }
    return { addresses, rounds: done.rounds, memory, complaints: shop.complaints() }
  } finally {
    await stop()
  }
}
