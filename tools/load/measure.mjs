import { setTimeout as sleep } from 'node:timers/promises'
import {
  buyerVisits,
  chooseHot,
  chooseOthers,
  chooseUnasked,
  inTurn,
  orderVisits,
  readSitemap,
} from './addresses.mjs'
import { createRounds, fileVisit } from './rounds.mjs'
import { roundNames } from './run.mjs'
import { signIn } from './session.mjs'
import { settledUsageOf, startPlatform, startShop, usageOf } from './shop.mjs'

/** @typedef {import('./run.mjs').Settings} Settings */
/** @typedef {import('./rounds.mjs').Round} Round */
/** @typedef {import('./rounds.mjs').Load} Load */
/** @typedef {import('./addresses.mjs').Visit} Visit */
/** @typedef {import('./shop.mjs').Shop} Shop */
/** @typedef {ReturnType<typeof createRounds>} Rounds */
/** @typedef {Awaited<ReturnType<typeof readAddresses>>} Addresses */

/** Seconds of the rounds. @typedef {Readonly<Record<'warmUp' | 'file' | 'misses' | 'hot' | 'home' | 'buyer', number>>} Times */

const otherCount = 2000
const warmUpConnections = 10
/** Enough that the server never waits, and few enough that it is not a crowd. */
const fewConnections = 4
/** The further mixes show whether memory grows. */
const repetitions = ['mix, second time', 'mix, third time']

/** The addresses that the shop's own sitemaps name. @param {string} origin @param {number} seed */
const readAddresses = async (origin, seed) => {
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  const sitemaps = [...robots.matchAll(/^Sitemap: (.*)$/gm)].map(([, address = '']) => address.trim())
  const texts = await Promise.all(sitemaps.map(async (address) => (await fetch(address)).text()))
  const paths = texts.flatMap(readSitemap)
  const hot = chooseHot(paths)
  return { hot, others: chooseOthers(paths, { hot, count: otherCount, seed }) }
}

/**
 * A page that fails before there is any load makes all figures worthless.
 * @param {Rounds} rounds
 * @param {Addresses} addresses
 */
const visitHotPages = async ({ findFailing }, { hot }) => {
  const failing = await findFailing(hot)
  if (failing.length > 0) throw new Error(failing.map(({ path, error }) => `${path}: ${error}`).join('\n'))
}

/**
 * @typedef {object} Plan what the rounds need
 * @property {(name: string, load: Load) => Promise<void>} add makes a round of the run
 * @property {Shop} shop
 * @property {Addresses} addresses
 * @property {Settings} settings
 * @property {Times} times
 * @property {() => Visit} mixed the visits of the mixes. Each goes on where the one before has ended, so that an address
 *   of the others comes again late
 */

/** @param {Plan} plan @param {number} count of connections */
const mixOf = ({ settings, mixed }, count) => ({
  ...{ connections: count, ms: settings.seconds * 1000, next: mixed, withFile: true },
})

/** Each address once, when nothing of the others is kept yet. @param {Plan} plan */
const visitOnce = async ({ add, addresses, times }) => {
  const visits = chooseUnasked(addresses.others).map((path) => ({ path, kind: 'other' }))
  const load = { connections: fewConnections, ms: times.misses * 1000 }
  await add(roundNames.misses, { ...load, next: inTurn(visits) })
}

/** A static file alone, then pages that are kept. @param {Plan} plan */
const visitKept = async ({ add, addresses, settings, times }) => {
  for (const connections of settings.connections)
    await add('static file', { connections, ms: times.file * 1000, next: () => fileVisit })
  const visits = addresses.hot.map((path) => ({ path, kind: 'hot' }))
  const connections = settings.connections[0] ?? 1
  const load = { connections, ms: times.hot * 1000, withFile: true }
  await add(roundNames.hot, { ...load, next: inTurn(visits) })
  await add('home', { connections, ms: times.home * 1000, next: inTurn(visits.slice(0, 1)) })
}

/** The equal mixes, and what the server used after each, then those with more connections. @param {Plan} plan */
const visitMixed = async (plan) => {
  const { add, shop, settings } = plan
  const [first = 1, ...more] = settings.connections
  const usages = []
  for (const name of [roundNames.mix, ...repetitions]) {
    await add(name, mixOf(plan, first))
    usages.push(await settledUsageOf(shop))
  }
  for (const count of more) await add(roundNames.mix, mixOf(plan, count))
  return usages
}

/** What is rendered for one buyer alone. @param {Plan} plan */
const visitAsBuyer = async ({ add, shop, addresses, times }) => {
  const load = { connections: fewConnections, ms: times.buyer * 1000, cookie: await signIn(shop.origin) }
  await add(roundNames.buyer, { ...load, next: inTurn(buyerVisits(addresses.hot)) })
}

/**
 * All rounds, one after the other, and what the server used after each of the equal mixes.
 * @param {Omit<Plan, 'add' | 'mixed'> & { rounds: Rounds }} parts
 */
const runRounds = async ({ rounds: { run }, ...parts }) => {
  const { addresses, settings, times } = parts
  /** @type {Round[]} */
  const rounds = []
  const plan = {
    ...parts,
    add: async (/** @type {string} */ name, /** @type {Load} */ load) =>
      void rounds.push(await run(name, load)),
    mixed: inTurn(orderVisits({ ...addresses, seed: settings.seed })),
  }
  const warmUp = { connections: warmUpConnections, ms: times.warmUp * 1000, next: plan.mixed }
  await run('warm-up', warmUp)
  await visitOnce(plan)
  await visitKept(plan)
  const mixes = await visitMixed(plan)
  await visitAsBuyer(plan)
  return { rounds, mixes }
}

/** @param {Settings} settings */
const startServers = async (settings) => {
  const platform = settings.platform === 'apart' ? await startPlatform() : undefined
  const own = platform === undefined ? undefined : { PLATFORM_ORIGIN: platform.origin }
  const shop = await startShop(['usage-port.mjs'], own).catch(async (/** @type {unknown} */ error) => {
    await platform?.stop()
    throw error
  })
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
