// What the contract kit makes of a platform that leaves a member out of its answers: `pnpm lost-members
// [--calls cart,catalog.search] [--json FILE]`. Each member of each recorded answer is taken away once, from all answers
// to its call. It counts when a page of the reference shop, rendered on the server, then shows something else: another
// status or another document, scripts and data blocks apart. The kit has to report 95 of 100 that count: it fails the
// shop, or lists the member as missing. Not a check: it renders thousands of pages. A part of it is a test.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listLosses, tryLoss } from './lost-members/losses.mjs'
import { openShopAndKit } from './lost-members/open.mjs'
import { writeReport } from './lost-members/report.mjs'
import { visits } from './lost-members/visits.mjs'

const leastShare = 0.95

const { values } = parseArgs({ options: { calls: { type: 'string' }, json: { type: 'string' } } })
const requested = values.calls?.split(',') ?? ['']

const recorded = await openShopAndKit(visits)
const tried = []
for (const loss of listLosses(recorded)) {
  if (requested.some((start) => loss.call.startsWith(start))) tried.push(await tryLoss(loss, recorded))
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(tried, null, 2)}\n`)
const { text, share } = writeReport(tried)
console.log(text)
if (share < leastShare) process.exitCode = 1
