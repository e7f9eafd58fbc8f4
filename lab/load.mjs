// The built shop under load, in production settings:
// `pnpm load [--platform apart|inside] [--short] [--json FILE] [--against FILE]`. Measures cached pages,
// misses, a mix of both (80 % of the requests go to ten addresses, 20 % to 2,000 others) and a buyer's pages,
// compares them with a static file and with `renderToString` alone, and reports which criteria are met. A
// closed loop: each connection sends its next request after the response. Not part of the check: machines
// differ, so compare runs of the same machine. STOREFRONT_DIST names the folder of another build.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { spreadSample } from './load/addresses.mjs'
import { writeComparison } from './load/compare.mjs'
import { checkRun, writeCriteria } from './load/criteria.mjs'
import { measureShop } from './load/measure.mjs'
import { renderAlone } from './load/render-alone.mjs'
import { describePlatform, summarize, writeReport } from './load/report.mjs'
import { roundsOf } from './load/run.mjs'

/** @typedef {import('./load/run.mjs').Run} Run */
/** @typedef {import('./load/run.mjs').Settings} Settings */

const { values } = parseArgs({
  options: {
    platform: { type: 'string', default: 'apart' },
    short: { type: 'boolean', default: false },
    json: { type: 'string' },
    against: { type: 'string' },
  },
})

/** Durations in seconds. */
const times = values.short
  ? { warmUp: 3, misses: 4, file: 0.3, hot: 2, home: 0.5, newMix: 4, mix: 2, buyer: 2, rest: 1, page: 0.15 }
  : { warmUp: 8, misses: 12, file: 2, hot: 8, home: 3, newMix: 12, mix: 25, buyer: 10, rest: 10, page: 0.5 }
/** How many of the misses are also rendered alone. */
const sampleSize = values.short ? 6 : 24

/** @param {string} text */
const readPlatform = (text) => {
  if (text === 'apart' || text === 'inside') return text
  throw new Error(`--platform must be apart or inside, not "${text}"`)
}

/** @type {Settings} */
const settings = {
  seed: 1,
  seconds: times.mix,
  connections: [50, 200],
  restSeconds: times.rest,
  platform: readPlatform(values.platform),
  processors: availableParallelism(),
}
/** @type {Run | undefined} */
const earlier = values.against === undefined ? undefined : JSON.parse(readFileSync(values.against, 'utf8'))

/** A sample of the pages that the round of misses requested. @param {Pick<Run, 'rounds'>} run @param {readonly string[]} uncached */
const sampleMisses = (run, uncached) => {
  const requested = roundsOf(run, 'misses')[0]?.times.requests ?? 0
  return spreadSample(uncached.slice(0, requested), sampleSize)
}

const load = loadavg()[0] ?? 0
console.log(
  `Seed ${settings.seed}, mixes of ${settings.seconds} s, ${settings.processors} processors, load average ` +
    `${load.toFixed(1)} at the start\n${describePlatform(settings)}\n`,
)
const { addresses, rounds, memory, complaints } = await measureShop(settings, times)
const { hot, others, uncached } = addresses
const samples = sampleMisses({ rounds }, uncached)
const renders = await renderAlone([...hot, ...samples], times.page * 1000)
/** @type {Run} */
const run = {
  ...{ date: new Date().toISOString(), settings, addresses: { hot, others: others.length }, rounds, memory },
  ...{ renders: renders.slice(0, hot.length), missRenders: renders.slice(hot.length) },
}
console.log(writeReport(run))
if (complaints !== '') console.log(`The server wrote errors, at first:\n${complaints.slice(0, 2000)}`)
if (earlier !== undefined) console.log(`\n${writeComparison(earlier, run)}`)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(run, null, 2)}\n`)
console.log(`\n${writeCriteria(checkRun(run))}\n\n${summarize(run)}`)
