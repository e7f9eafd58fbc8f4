// Fails when the tests of `npm test` take longer than a newcomer should wait. Then something has to be shortened or move to
// the full suite: a browser test by losing the tag @quick, a unit test as a `*.slow.test.ts`.
import { join } from 'node:path'
import { findExcesses, summarize } from './check/bounds.ts'
import { listBrowserTimes, listUnitTimes } from './check/counts.ts'
import { measureSlowness } from './check/slowness.ts'
import { reports } from './workspace.ts'

const times = {
  browser: listBrowserTimes(join(reports, 'e2e-quick.json')),
  unit: ['unit', 'unit-published'].flatMap((name) => listUnitTimes(join(reports, `${name}.json`))),
}
// Only what looks too long is worth asking whether the machine is slow.
const slowness = findExcesses(times).length > 0 ? measureSlowness() : 1
const excesses = findExcesses(times, slowness)
for (const excess of excesses) console.error(excess)
if (excesses.length > 0)
  console.error(`Was the machine busy? It counts as ${slowness.toFixed(1)} × as slow as usual.`)
process.exitCode = excesses.length > 0 ? 1 : 0
console.log(`=> ${summarize(times)}`)
