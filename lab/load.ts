// The built shop under load, in production settings: `node lab/load.ts [--short] [--json FILE]`. Measures cold pages by
// kind, kept ones, mixes of both (80 % of the pages are ten addresses) and a buyer's, and compares them with a file and with
// `renderToString` alone. Each connection sends its next request after the answer. Fails when a criterion is missed.
// Machines differ: compare runs of the same machine.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { checkRun } from './load/criteria.ts'
import { measureShop } from './load/measure.ts'
import { renderAlone } from './load/render-alone.ts'

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, json: { type: 'string' } },
})
const seconds = values.short
  ? { warmUp: 4, cold: 3, kept: 3, mix: 3, buyer: 2 }
  : { warmUp: 10, cold: 8, kept: 8, mix: 20, buyer: 10 }
/** How many cold pages of each kind are also rendered alone, and for how long. */
const { samples, pageMs } = values.short ? { samples: 4, pageMs: 150 } : { samples: 12, pageMs: 500 }

console.log(`Load average ${(loadavg()[0] ?? 0).toFixed(1)} at the start`)
const { addresses, complaints, ...measured } = await measureShop(seconds)
const { hot, cold } = addresses
const sampled = Object.entries(cold).map(([kind, paths]) => [kind, paths.slice(-samples)] as const)
const run = { ...measured, rendered: await renderAlone({ hot, ...Object.fromEntries(sampled) }, pageMs) }
const criteria = checkRun(run)
const missed = criteria.filter(({ isMet }) => !isMet)

const short = (value = NaN) => Number(value.toPrecision(3))
const figures = run.rounds.flatMap(({ name, rate, cpuMs, kinds }) =>
  kinds.map(({ kind, requests, failed, p50, p97_5, p99 }) => ({
    round: name,
    kind,
    requests,
    failed,
    p50: short(p50),
    'p97.5': short(p97_5),
    p99: short(p99),
    'pages/s': short(rate),
    'CPU ms': short(cpuMs),
  })),
)
console.table(figures)
console.log('renderToString alone:', run.rendered)
for (const { isMet, name, value, least, most } of criteria)
  console.log(
    `${isMet ? 'ok    ' : 'missed'} ${name}: ${short(value)} (${least === undefined ? `≤ ${most}` : `≥ ${least}`})`,
  )
if (complaints !== '') console.log(`The server wrote, at first:\n${complaints.slice(0, 2000)}`)
if (values.json !== undefined)
  writeFileSync(values.json, `${JSON.stringify({ ...run, criteria }, null, 2)}\n`)
console.log(missed.length === 0 ? '=> all criteria met' : `=> ${missed.length} criteria missed`)
process.exitCode = missed.length === 0 ? 0 : 1
