// The built shop under load, as a process of its own in production settings: `pnpm load [--seconds 25]
// [--connections 50,200] [--seed 1] [--platform apart|inside] [--short] [--json FILE] [--against FILE]`. Measures kept
// pages, misses, a mix of both (80 % of the requests go to ten addresses, 20 % to 2,000 others) and a buyer's pages beside
// a static file and `renderToString` alone, and says which criteria are met. A closed loop: each connection sends its next
// request when it has the response. Not a check: machines differ. Compare runs of the same machine; STOREFRONT_DIST names
// the folder of another build.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chooseUnasked, spreadSample } from './load/addresses.mjs'
import { writeComparison } from './load/compare.mjs'
import { judgeRun, writeCriteria } from './load/criteria.mjs'
import { measureShop } from './load/measure.mjs'
import { renderAlone } from './load/render-alone.mjs'
import { describePlatform, summarize, writeReport } from './load/report.mjs'
import { roundOf } from './load/run.mjs'

/** @typedef {import('./load/run.mjs').Run} Run */
/** @typedef {import('./load/run.mjs').Settings} Settings */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    connections: { type: 'string', default: '50,200' },
    seed: { type: 'string', default: '1' },
    platform: { type: 'string', default: 'apart' },
    short: { type: 'boolean', default: false },
    json: { type: 'string' },
    against: { type: 'string' },
  },
})

/** Seconds of the rounds, of the rest, and of the rendering of each page; and how many misses are rendered alone. */
const times = values.short
  ? { mix: 4, warmUp: 3, file: 0.5, misses: 5, hot: 3, home: 1, buyer: 3, rest: 1, page: 0.2, samples: 8 }
  : { mix: 25, warmUp: 8, file: 2, misses: 15, hot: 10, home: 4, buyer: 12, rest: 10, page: 0.6, samples: 24 }

/** @param {string} name @param {string} text */
const readCount = (name, text) => {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0 && count <= 1000) return count
  throw new Error(`--${name}: '${text}' is not a whole number from 1 to 1000`)
}

/** @param {string} text */
const readPlatform = (text) => {
  if (text === 'apart' || text === 'inside') return text
  throw new Error(`--platform: '${text}' is neither apart nor inside`)
}

/** @type {Settings} */
const settings = {
  seed: readCount('seed', values.seed),
  seconds: readCount('seconds', values.seconds ?? String(times.mix)),
  connections: values.connections.split(',').map((text) => readCount('connections', text)),
  restSeconds: times.rest,
  platform: readPlatform(values.platform),
  processors: availableParallelism(),
}
/** @type {Run | undefined} */
const earlier = values.against === undefined ? undefined : JSON.parse(readFileSync(values.against, 'utf8'))

/** Some of the pages that the round of misses asked for. @param {Pick<Run, 'rounds'>} run @param {readonly string[]} others */
const sampleMisses = (run, others) => {
  const asked = roundOf(run, 'misses')?.times.requests ?? 0
  return spreadSample(chooseUnasked(others).slice(0, asked), times.samples)
}

const load = loadavg()[0] ?? 0
console.log(
  `Seed ${settings.seed}, mixes of ${settings.seconds} s, ${settings.processors} processors, load average ` +
    `${load.toFixed(1)} at the start\n${describePlatform(settings)}\n`,
)
const { addresses, rounds, memory, complaints } = await measureShop(settings, times)
const { hot, others } = addresses
const samples = sampleMisses({ rounds }, others)
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
console.log(`\n${writeCriteria(judgeRun(run))}\n\n${summarize(run)}`)
