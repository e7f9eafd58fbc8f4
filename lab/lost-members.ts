// Whether the contract kit notices members that a platform leaves out: `node lab/lost-members.ts [--calls cart,catalog.search]`.
// Each member of each recorded response is removed once, from all responses to its call. It counts if a
// server-rendered page of the shop then changes: another status or document, without scripts and data blocks.
// The kit has to report 95 % of those that count: it fails the shop, or lists the member as missing. It renders
// thousands of pages, about five minutes; noticed.slow.test.ts covers one page.
import { parseArgs } from 'node:util'
import { createServer, defaultServerConditions } from 'vite'
import { root } from '../tools/workspace.ts'
import { visits } from './lost-members/visits.ts'
import type * as Campaign from './lost-members/campaign.ts'

const leastShare = 0.95

const { values } = parseArgs({ options: { calls: { type: 'string', default: '' } } })
const requested = values.calls.split(',')

// React renders quicker so.
process.env.NODE_ENV = 'production'
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'silent',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  ssr: { resolve: { conditions: ['@cartonnage/source', ...defaultServerConditions] } },
})
const { openCampaign } = (await server.ssrLoadModule('/lab/lost-members/campaign.ts')) as typeof Campaign
const { losses, tryLoss } = await openCampaign(visits)
let [tried, shown, silent] = [0, 0, 0]
for (const loss of losses.filter(({ call }) => requested.some((start) => call.startsWith(start)))) {
  const found = await tryLoss(loss)
  tried += 1
  if (found === undefined) continue
  shown += 1
  if (found.isNoticed) continue
  silent += 1
  console.log(`not reported: ${loss.shop} ${loss.call} ${loss.member}  (${found.page})`)
}
const share = shown === 0 ? 1 : 1 - silent / shown
console.log(`${tried} members taken away, ${shown} of which change what a page shows`)
console.log(`=> reported ${shown - silent} of ${shown} (${(100 * share).toFixed(1)} %)`)
await server.close()
if (share < leastShare) process.exitCode = 1
