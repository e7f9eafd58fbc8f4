// Whether the contract kit notices members that a platform leaves out:
// `pnpm lost-members [--calls cart,catalog.search] [--json FILE]`. Each member of each recorded response is
// removed once, from all responses to its call. It counts if a server-rendered page of the reference shop
// then changes: another status or document, without scripts and data blocks. The kit has to report 95 % of
// those that count: it fails the shop, or lists the member as missing. Not part of the check, because it
// renders thousands of pages (about five minutes); a unit test covers one page.
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
