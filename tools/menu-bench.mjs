// Compares the home page of the built shop with category trees of 10,000 and of 100 nodes: `pnpm menu-bench`. No part of
// the check: machines differ, ratios hardly do. Fails when, on an unthrottled processor, a task takes longer than 50 ms: by
// the clock while the menu opens (0.0 means none), and in processor time from the first byte on.
import { startPlatform } from './bench/menu/platform.mjs'
import { countNodes, createTree } from './bench/menu/tree.mjs'
import { startVisitor } from './bench/menu/visit.mjs'
import { median } from './percentile.mjs'
import { raisedLimits, startShop } from './servers.mjs'

const rounds = 5
const warmUp = 2
const slowdown = 4
const longestTaskMs = 50
const menuTask = 'longest task, menu'
const loadingTime = 'its processor time, loading'
const menuTime = 'its processor time, menu'
const shapes = [
  { first: 8, second: 3, third: 3 },
  { first: 8, second: 34, third: 36 },
]

/** @type {(() => Promise<void>)[]} */
const stops = []
/** @template {{ stop: () => Promise<void> }} T @param {T} started */
const kept = (started) => {
  stops.push(started.stop)
  return started
}

/** @param {() => Promise<number>} measure */
const medianOf = async (measure) => {
  const values = []
  for (let round = 0; round < rounds; round += 1) values.push(await measure())
  return median(values)
}

/** One request of the page: how long it took and how much came. @param {string} url */
const request = async (url) => {
  const start = performance.now()
  const bytes = (await (await fetch(url)).arrayBuffer()).byteLength
  return { bytes, ms: performance.now() - start }
}

/**
 * What the page costs with a tree.
 * @param {string} url
 * @param {Awaited<ReturnType<typeof startVisitor>>} visitor
 */
const measurePage = async (url, visitor) => {
  const { bytes } = await request(url)
  for (let round = 0; round < warmUp; round += 1) await request(url)
  const server = await medianOf(async () => (await request(url)).ms)
  /** @type {import('./bench/menu/visit.mjs').Visit[]} */
  const slow = []
  for (let round = 0; round < rounds; round += 1) slow.push(await visitor.visit(url, slowdown))
  /** @type {import('./bench/menu/visit.mjs').Visit[]} */
  const fast = []
  for (let round = 0; round < rounds; round += 1) fast.push(await visitor.visit(url, 1))
  /** @type {import('./bench/menu/visit.mjs').TaskTimes[]} */
  const recorded = []
  for (let round = 0; round < rounds; round += 1) recorded.push(await visitor.record(url))
  return {
    'server, ms': server,
    'HTML, kB': bytes / 1000,
    'hydrated at 4x, ms': median(slow.map(({ hydrated }) => hydrated)),
    'first menu at 4x, ms': median(slow.map(({ opened }) => opened)),
    'longest task, loading': median(fast.map(({ loadingTask }) => loadingTask)),
    [loadingTime]: median(recorded.map(({ loading }) => loading)),
    [menuTask]: median(fast.map(({ menuTask }) => menuTask)),
    [menuTime]: median(recorded.map(({ menu }) => menu)),
  }
}

try {
  const sandbox = kept(await startShop({ settings: raisedLimits }))
  const visitor = kept(await startVisitor())
  const pages = []
  for (const shape of shapes) {
    const platform = kept(await startPlatform(sandbox.origin, createTree(shape)))
    const shop = kept(await startShop({ settings: { PLATFORM_ORIGIN: platform.origin, ...raisedLimits } }))
    pages.push(await measurePage(`${shop.origin}/de-CH/`, visitor))
  }
  const [small, large] = pages
  if (small === undefined || large === undefined) throw new Error('Two trees are compared.')
  const cell = (/** @type {string | number} */ value) =>
    (typeof value === 'number' ? value.toFixed(1) : value).padStart(12)
  console.log(
    ['nodes'.padEnd(30), ...shapes.map((shape) => cell(String(countNodes(shape)))), cell('ratio')].join(''),
  )
  for (const [name, before] of Object.entries(small)) {
    const after = large[/** @type {keyof typeof large} */ (name)]
    console.log(
      [name.padEnd(30), cell(before), cell(after), cell(before > 0 ? after / before : '-')].join(''),
    )
  }
  for (const name of /** @type {const} */ ([loadingTime, menuTask, menuTime])) {
    if (large[name] <= longestTaskMs) continue
    console.log(`missed with the large tree: ${name} is longer than ${longestTaskMs} ms`)
    process.exitCode = 1
  }
} finally {
  for (const stop of stops.reverse()) await stop()
}
