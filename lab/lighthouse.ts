// Lighthouse for pages of the built shop: `node lab/lighthouse.ts [--pages "CH home,large"] [--runs 3] [--json FILE]`.
// Each run opens a page in a fresh browser on a phone, and then presses something, which hydrates the page, on a
// processor four times slower. Exits with 1 if the medians miss a criterion. Not part of the check: a visit takes
// twenty seconds, and times depend on what else the machine does, so compare figures of one run only. STOREFRONT_DIST names the folder of another build.
import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chooseNames } from '../tools/choose-names.ts'
import { startPlatform, startShop } from '../tools/servers.ts'
import { readWholeNumber } from '../tools/whole-number.ts'
import { findMissed } from './lighthouse/criteria.ts'
import { medianOf } from './lighthouse/figures.ts'
import { startLargePlatform } from './lighthouse/large-tree.ts'
import { pages } from './lighthouse/pages.ts'
import { visit } from './lighthouse/visit.ts'
import type { Page } from './lighthouse/pages.ts'

const { values } = parseArgs({
  options: { pages: { type: 'string' }, runs: { type: 'string', default: '3' }, json: { type: 'string' } },
})
const names = chooseNames(values.pages, { option: 'pages', existing: pages.map(({ name }) => name) })
const runs = readWholeNumber('runs', values.runs, 99)
const chosen = pages.filter(({ name }) => names.includes(name))

const stops: (() => Promise<void>)[] = []
const keep = <Started extends { stop: () => Promise<void> }>(started: Started) => {
  stops.unshift(started.stop)
  return started
}

/** A shop for the pages with the sandbox's own categories, and one for those with more. */
const startShops = async () => {
  const sandbox = keep(await startPlatform())
  const large = keep(await startLargePlatform(sandbox.origin))
  return {
    usual: keep(await startShop({ settings: { PLATFORM_ORIGIN: sandbox.origin } })),
    large: keep(await startShop({ settings: { PLATFORM_ORIGIN: large.origin } })),
  }
}

const measure = async (origin: string, page: Page) => {
  // The server keeps the page for a while: its first rendering is not measured.
  await (await fetch(origin + page.path)).arrayBuffer()
  const measured = []
  for (let run = 0; run < runs; run += 1) measured.push(await visit(origin, page))
  return medianOf(measured)
}

const load = () => loadavg()[0]?.toFixed(1)

try {
  const shops = await startShops()
  console.log(`Medians of ${runs}; ${availableParallelism()} processors, load average ${load()} at the start`)
  const results = []
  for (const page of chosen) {
    const figures = await measure((page.isLarge ? shops.large : shops.usual).origin, page)
    results.push({ page: page.name, figures, missed: findMissed(page, figures) })
    console.error(`${page.name}; load average ${load()}`)
  }
  const rounded = (figures: object) =>
    Object.entries(figures).map(([name, value]) => [name, value.toFixed(name === 'cls' ? 2 : 0)])
  console.table(
    Object.fromEntries(results.map(({ page, figures }) => [page, Object.fromEntries(rounded(figures))])),
  )
  const missed = results.flatMap((result) => result.missed.map((text) => `${result.page}: ${text}`))
  for (const text of missed) console.log(`missed: ${text}`)
  console.log(`=> ${missed.length} missed`)
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`)
  if (missed.length > 0) process.exitCode = 1
} finally {
  for (const stop of stops) await stop()
}
