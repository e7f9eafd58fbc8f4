// The built shop under mixed traffic for minutes, in production settings, with the platform as another process:
// `pnpm soak [--minutes 10] [--seed 1] [--short]`. The platform is killed twice and restarted over its data. Fails with an
// unexpected status, when pages take longer than 15 s to recover, or when the collected heap grows by more than 10 %.
// `--slow`: 600 slow connections and 20 normal visitors for 90 s; fails when a normal visitor does not get a page. Needs a
// build.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { raisedLimits, startShop } from '../tools/servers.ts'
import { findFaults } from './soak/figures.mjs'
import { countEvents, findLogFaults, writeLogReport } from './soak/log-events.mjs'
import { runMixed } from './soak/mixed.mjs'
import { startPlatform } from './soak/platform.mjs'
import { writeReport } from './soak/report.mjs'
import { runSlow } from './soak/slow.mjs'
import { countFailures, writeSlowReport } from './soak/slow-figures.mjs'
import { readWholeNumber } from '../tools/whole-number.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
  },
})

/** @param {'minutes' | 'seed'} name */
const readNumber = (name) => readWholeNumber(name, values[name], 99_999)

/** A short run says nothing about the heap: it takes minutes until the engine has compiled the code of every page. */
const times = values.short
  ? { ms: 20_000, warmUpMs: 5_000, withHeap: false }
  : { ms: readNumber('minutes') * 60_000, warmUpMs: 180_000, withHeap: true }
const seed = readNumber('seed')

console.log(`Seed ${seed}, load average ${(loadavg()[0] ?? 0).toFixed(1)} at the start`)
const platform = await startPlatform()
const shop = await startShop({
  preloads: ['usage-port.mjs'],
  settings: { PLATFORM_ORIGIN: platform.origin, ...raisedLimits },
})
try {
  if (values.slow) {
    const run = await runSlow({ origin: shop.origin, connections: 600, ms: 90_000, seed })
    for (const line of writeSlowReport(run)) console.log(line)
    if (countFailures(run) > 0 || run.visits.length === 0) process.exitCode = 1
  } else {
    const run = await runMixed({ shop, platform, seed, ...times })
    for (const line of writeReport(run)) console.log(line)
    if (findFaults(run).length > 0) process.exitCode = 1
  }
  const logged = countEvents(shop.complaints())
  for (const line of writeLogReport(logged)) console.log(line)
  const faults = findLogFaults(logged)
  for (const fault of faults) console.log(`=> ${fault}`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await shop.stop()
}
process.exit()
