// The built shop for minutes, as a process of its own in production settings, before a platform of another process:
// `pnpm soak [--minutes 10] [--seed 1] [--short]`. Mixed traffic, during which the platform is killed twice and started
// again over its data. Fails with an unexpected status, when a page takes longer than 15 s to come back, or when the heap
// after collections has grown by more than a tenth. `--slow`: 600 slow connections beside 20 honest visitors for 90 s;
// fails when one of these does not get a page. Needs a build.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startShop } from './load/shop.mjs'
import { findFaults } from './soak/figures.mjs'
import { countEvents, findLogFaults, writeLogReport } from './soak/log-events.mjs'
import { runMixed } from './soak/mixed.mjs'
import { raisedLimits } from './soak/plan.mjs'
import { startPlatform } from './soak/platform.mjs'
import { writeReport } from './soak/report.mjs'
import { runSlow } from './soak/slow.mjs'
import { countFailures, writeSlowReport } from './soak/slow-figures.mjs'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    connections: { type: 'string', default: '600' },
    seconds: { type: 'string', default: '90' },
  },
})

/** @param {'minutes' | 'seed' | 'connections' | 'seconds'} name */
const readNumber = (name) => {
  if (/^[1-9]\d{0,4}$/.test(values[name])) return Number(values[name])
  throw new Error(`--${name} is a whole number from 1, not "${values[name]}"`)
}

/** A short run says nothing of the heap. What the engine compiles for every kind of page takes minutes to be there. */
const times = values.short
  ? { ms: 20_000, warmUpMs: 5_000, withHeap: false }
  : { ms: readNumber('minutes') * 60_000, warmUpMs: 180_000, withHeap: true }
const seed = readNumber('seed')

console.log(`Seed ${seed}, load average ${(loadavg()[0] ?? 0).toFixed(1)} at the start`)
const platform = await startPlatform()
const shop = await startShop(['usage-port.mjs'], { PLATFORM_ORIGIN: platform.origin, LIMITS: raisedLimits })
try {
  if (values.slow) {
    const [connections, ms] = [readNumber('connections'), readNumber('seconds') * 1000]
    const run = await runSlow({ origin: shop.origin, connections, ms, seed })
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
