// The built shop under mixed traffic, in production settings, with the platform as another process that is killed twice and
// started again over its data: `node lab/soak.ts [--minutes 10] [--seed 1] [--short]`. Fails with an unexpected answer, when
// pages take longer than 15 s to come back, when the collected heap grows by more than 10 %, or with a fault in the log.
// `--slow`: 450 slow connections and 20 normal visitors for 100 s; fails when one of these does not get a page, or when slow
// ones are not cut. Needs a build.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { raisedLimits, startPlatform, startShop } from '../tools/servers.ts'
import { percentile } from '../tools/percentile.ts'
import { readWholeNumber } from '../tools/whole-number.ts'
import { countEvents, findFaults } from './soak/judge.ts'
import { runMixed } from './soak/mixed.ts'
import { runSlow } from './soak/slow.ts'
import type { SoakRun, Visited } from './soak/judge.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
  },
})
const seed = readWholeNumber('seed', values.seed)
const ms = readWholeNumber('minutes', values.minutes, 9_999) * 60_000
const times = values.short
  ? { ms: 20_000, warmUpMs: 5_000, withHeap: false }
  : { ms, warmUpMs: ms * 0.3, withHeap: true }

/** The platform, which can be killed and started again at the same address over its data. */
const startLastingPlatform = async () => {
  const data = mkdtempSync(join(tmpdir(), 'cartonnage-soak-'))
  process.once('exit', () => rmSync(data, { recursive: true, force: true }))
  let platform = await startPlatform({ flags: ['--data', data] })
  const { origin } = platform
  const restart = async () => {
    platform = await startPlatform({ flags: ['--data', data, '--port', new URL(origin).port] })
  }
  return { origin, kill: () => platform.stop(), restart }
}

const kindRow = (kind: string, visits: readonly Visited[]) => {
  const times = visits.map(({ startedAt, endedAt }) => Math.round(endedAt - startedAt))
  const statuses = [...Map.groupBy(visits, ({ status }) => status)].map(
    ([status, all]) => `${status}: ${all.length}`,
  )
  return { kind, p50: percentile(times, 0.5), p99: percentile(times, 0.99), answers: statuses.join(', ') }
}

const print = ({ visits, outages, heap, log }: SoakRun) => {
  console.table([...Map.groupBy(visits, ({ kind }) => kind)].map(([kind, all]) => kindRow(kind, all)))
  for (const { from, to, recoveryMs } of outages) {
    const page = recoveryMs === undefined ? 'no page came' : `a page after ${Math.round(recoveryMs)} ms`
    console.log(`platform out of order for ${Math.round(to - from)} ms; after its start ${page}`)
  }
  if (heap !== undefined) console.log('collected heap in MB:', heap)
  console.log('the shop’s log:', countEvents(log).counts)
}

console.log(`Seed ${seed}, load average ${(loadavg()[0] ?? 0).toFixed(1)} at the start`)
const platform = await startLastingPlatform()
const settings = { PLATFORM_ORIGIN: platform.origin, ...raisedLimits }
const shop = await startShop({ preloads: ['usage-port.ts'], settings })
const soak = async () => {
  if (values.slow) return runSlow(shop.origin, 100_000, seed)
  const run = await runMixed({ shop, platform, seed, ...times })
  print(run)
  return findFaults(run)
}
try {
  const faults = await soak()
  for (const fault of faults) console.log(`=> ${fault}`)
  if (faults.length === 0) console.log('=> all as it should be')
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await shop.stop()
}
process.exit()
