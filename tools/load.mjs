// The built shop under load, as a process of its own in production settings: `pnpm load [--seconds 25]
// [--connections 50,200] [--seed 1] [--short] [--json FILE] [--against FILE]`. 80 % of the requests go to ten addresses,
// 20 % to 2,000 others. A closed loop: each connection sends its next request when it has the response. Not a check:
// machines differ. Compare runs of the same machine.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chooseHot, chooseOthers, orderVisits, readSitemap } from './load/addresses.mjs'
import { renderAlone } from './load/render-alone.mjs'
import { summarize, writeComparison, writeReport } from './load/report.mjs'
import { createRounds, fileVisit } from './load/rounds.mjs'
import { startShop, usageOf } from './load/shop.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    connections: { type: 'string', default: '50,200' },
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
    json: { type: 'string' },
    against: { type: 'string' },
  },
})

/** Seconds of the rounds beside the mix, of the rest, and of the rendering of each page. */
const times = values.short
  ? { mix: 5, warmUp: 2, file: 1, home: 2, rest: 2, page: 0.2 }
  : { mix: 25, warmUp: 5, file: 3, home: 8, rest: 10, page: 0.6 }
const otherCount = 2000
const warmUpConnections = 10

/** @param {string} name @param {string} text */
const readCount = (name, text) => {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0 && count <= 1000) return count
  throw new Error(`--${name}: '${text}' is not a whole number from 1 to 1000`)
}
const settings = {
  seed: readCount('seed', values.seed),
  seconds: readCount('seconds', values.seconds ?? String(times.mix)),
  connections: values.connections.split(',').map((text) => readCount('connections', text)),
  restSeconds: times.rest,
}
/** @type {import('./load/report.mjs').Run | undefined} */
const earlier = values.against === undefined ? undefined : JSON.parse(readFileSync(values.against, 'utf8'))

/** The addresses that the shop's own sitemaps name. @param {string} origin */
const readAddresses = async (origin) => {
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  const sitemaps = [...robots.matchAll(/^Sitemap: (.*)$/gm)].map(([, address = '']) => address.trim())
  const texts = await Promise.all(sitemaps.map(async (address) => (await fetch(address)).text()))
  const paths = texts.flatMap(readSitemap)
  const hot = chooseHot(paths)
  const { seed } = settings
  return { hot, others: chooseOthers(paths, { hot, count: otherCount, seed }) }
}

/** @typedef {Awaited<ReturnType<typeof readAddresses>>} Addresses */
/** @typedef {ReturnType<typeof createRounds>} Rounds */

/**
 * A page that fails before there is any load makes all figures worthless.
 * @param {Rounds} rounds
 * @param {Addresses} addresses
 */
const visitHotPages = async ({ findFailing }, { hot }) => {
  const failing = await findFailing(hot)
  if (failing.length > 0) throw new Error(failing.map(({ path, error }) => `${path}: ${error}`).join('\n'))
}

/** All rounds, one after the other. @param {Rounds} rounds @param {Addresses} addresses */
const runRounds = async ({ run }, { hot, others }) => {
  const visitsOf = (/** @type {number} */ seed) => orderVisits({ hot, others, seed })
  const home = [{ path: hot[0] ?? '/', kind: /** @type {const} */ ('hot') }]
  const { seed, seconds, connections } = settings
  await run('warm-up', { connections: warmUpConnections, ms: times.warmUp * 1000, visits: visitsOf(seed) })
  const done = []
  for (const count of connections)
    done.push(await run('static file', { connections: count, ms: times.file * 1000, visits: [fileVisit] }))
  done.push(await run('home', { connections: connections[0] ?? 1, ms: times.home * 1000, visits: home }))
  for (const count of connections) {
    const load = { connections: count, ms: seconds * 1000, visits: visitsOf(seed + count), withFile: true }
    done.push(await run('mix', load))
  }
  return done
}

const loadShop = async () => {
  const shop = await startShop(['usage-port.mjs'])
  try {
    const addresses = await readAddresses(shop.origin)
    const rounds = createRounds(shop)
    await visitHotPages(rounds, addresses)
    const before = await usageOf(shop, { collect: true })
    const done = await runRounds(rounds, addresses)
    const top = await usageOf(shop)
    await sleep(settings.restSeconds * 1000)
    const memory = { before, top, after: await usageOf(shop, { collect: true }) }
    return { addresses, rounds: done, memory, complaints: shop.complaints() }
  } finally {
    await shop.stop()
  }
}

const load = loadavg()[0] ?? 0
const { addresses, rounds, memory, complaints } = await loadShop()
const { hot, others } = addresses
/** @type {import('./load/report.mjs').Run} */
const run = {
  date: new Date().toISOString(),
  settings,
  addresses: { hot, others: others.length },
  rounds,
  renders: await renderAlone(hot, times.page * 1000),
  memory,
}
console.log(
  `Seed ${settings.seed}: ${hot.length} hot addresses, ${others.length} others; mixes of ${settings.seconds} s; ` +
    `${availableParallelism()} processors, load average ${load.toFixed(1)} at the start\n`,
)
console.log(writeReport(run))
if (complaints !== '') console.log(`The server wrote errors, at first:\n${complaints.slice(0, 2000)}`)
if (earlier !== undefined) console.log(`\n${writeComparison(earlier, run)}`)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(run, null, 2)}\n`)
console.log(`\n${summarize(run)}`)
