// Lighthouse for pages of the built shop: `node lab/lighthouse.ts [--pages "CH home,large"] [--runs 3] [--json FILE]`.
// Each run opens a page in a fresh browser on a phone, and then presses something, which hydrates the page, on a
// processor four times slower. Exits with 1 if the medians miss a criterion. Not part of the check: a visit takes
// twenty seconds, and times depend on what else the machine does, so compare figures of one run only.
// STOREFRONT_DIST names the folder of another build.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
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

const sandbox = await startPlatform()
const usual = await startShop({ settings: { PLATFORM_ORIGIN: sandbox.origin } })
const large = await startShop({ settings: { PLATFORM_ORIGIN: await startLargePlatform(sandbox.origin) } })

const measure = async (page: Page) => {
  const { origin } = page.isLarge ? large : usual
  // The server keeps the page for a while: its first rendering is not measured.
  await (await fetch(origin + page.path)).arrayBuffer()
  const measured = []
  for (let run = 0; run < runs; run += 1) measured.push(await visit(origin, page))
  console.error(`${page.name}; load average ${loadavg()[0]?.toFixed(1)}`)
  const figures = medianOf(measured)
  return { figures, missed: findMissed(page, figures) }
}

try {
  const results: Record<string, Awaited<ReturnType<typeof measure>>> = {}
  for (const page of pages) if (names.includes(page.name)) results[page.name] = await measure(page)
  console.log(`Medians of ${runs}:`)
  const rounded = (figures: object) =>
    Object.entries(figures).map(([name, value]) => [name, Math.round(Number(value) * 100) / 100])
  console.table(
    Object.fromEntries(
      Object.entries(results).map(([name, { figures }]) => [name, Object.fromEntries(rounded(figures))]),
    ),
  )
  const missed = Object.entries(results).flatMap(([name, result]) =>
    result.missed.map((text) => `${name}: ${text}`),
  )
  console.log(missed.length === 0 ? 'All criteria are met.' : `Missed:\n${missed.join('\n')}`)
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`)
  if (missed.length > 0) process.exitCode = 1
} finally {
  await usual.stop()
  await large.stop()
  await sandbox.stop()
}
