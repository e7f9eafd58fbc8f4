import { loadSources } from './load-sources.ts'
import { runKit } from './kit.mjs'
import { createReader } from './losses.mjs'
import { createCallNames } from './recorded.mjs'
import { openPages } from './shop.mjs'

const entry = `
export { createRenderPage } from '/packages/storefront/server/render-page.ts'
export { verify } from '/packages/contract-kit/src/verify.ts'
export { hasDrift } from '/packages/contract-kit/src/report/call-report.ts'
export { compareReports } from '/packages/contract-kit/src/report/compare-reports.ts'
export { createNodeSandbox } from '@cartonnage/sandbox/node'
export { allCalls } from '@cartonnage/sdk/contract'
`

/**
 * Opens pages of the reference shop and runs the kit, each with its own sandbox, and records the responses.
 * @param {readonly import('./visits.mjs').Visit[]} visits
 */
export const openShopAndKit = async (visits) => {
  const { createRenderPage, verify, hasDrift, compareReports, createNodeSandbox, allCalls } =
    await loadSources('lost-members', entry)
  const callOf = createCallNames(allCalls)
  const start = { seed: 1, now: Date.UTC(2026, 10, 21, 9) }
  const [ofShop, ofKit] = [createNodeSandbox(start), createNodeSandbox(start)]
  try {
    const pages = await openPages({ createRenderPage, fetch: ofShop.fetch, callOf }, visits)
    const ports = { verify, hasDrift, compareReports, fetch: ofKit.fetch, callOf }
    /** @type {Partial<Record<'CH' | 'DE', import('./kit.mjs').KitRun>>} */
    const kits = {}
    for (const { shop } of visits) kits[shop] ??= await runKit(shop, ports)
    return { pages, kits, read: createReader(allCalls) }
  } finally {
    ofShop.close()
    ofKit.close()
  }
}
