import { pagePaths } from '../lighthouse/pages.mjs'
import { median } from '../../tools/percentile.ts'
import { startPlatform as startSandbox, startShop } from '../../tools/servers.ts'
import { startPlatform } from './platform.mjs'
import { countNodes, createTree, trees } from './tree.mjs'

/** @typedef {{ readonly tree: string, readonly origin: string }} Shop a shop with that category tree */

/** How often a page is requested before it is measured: the server caches what it has rendered. */
const warmUp = 3

/** @param {string} name */
const shapeOf = (name) => {
  const shape = trees[name]
  if (shape === undefined) throw new Error(`There is no tree ${name}.`)
  return shape
}

/** Starts a shop for each tree, and one sandbox for all; `stop` ends what was started, also after a failure. */
export const createShops = () => {
  /** @type {(() => Promise<void>)[]} */
  const stops = []
  /** @template {{ stop: () => Promise<void> }} Started @param {Started} started */
  const keep = (started) => {
    stops.push(started.stop)
    return started
  }
  /** @param {string} name @param {string} sandbox its origin @returns {Promise<Shop>} */
  const startTree = async (name, sandbox) => {
    const shape = shapeOf(name)
    const platform = keep(await startPlatform(sandbox, createTree(shape)))
    const { origin } = keep(await startShop({ settings: { PLATFORM_ORIGIN: platform.origin } }))
    const nodes = countNodes(shape)
    return { tree: nodes === 0 ? name : `${name}, +${nodes}`, origin }
  }
  return {
    /** @param {readonly string[]} names of trees */
    async start(names) {
      const { origin } = keep(await startSandbox())
      /** @type {Shop[]} */
      const shops = []
      for (const name of names) shops.push(await startTree(name, origin))
      return shops
    },
    async stop() {
      for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop()
    },
  }
}

/** @param {string} url */
const request = async (url) => {
  const start = performance.now()
  const bytes = (await (await fetch(url)).arrayBuffer()).byteLength
  return { bytes, ms: performance.now() - start }
}

/**
 * The size of a page, and how long the server took for it.
 * @param {Shop} shop
 * @param {string} page
 * @param {number} runs
 * @returns {Promise<import('./report.mjs').PageResult>}
 */
export const measureResponse = async ({ tree, origin }, page, runs) => {
  const responses = []
  for (let run = 0; run < warmUp + runs; run += 1) responses.push(await request(origin + pagePaths[page]))
  const measured = responses.slice(warmUp)
  const serverMs = median(measured.map(({ ms }) => ms))
  return { page, tree, serverMs, bytes: median(measured.map(({ bytes }) => bytes)) }
}
