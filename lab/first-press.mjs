// The first press on a page of the built shop: `pnpm first-press [--presses menu,"add to cart"] [--trees small,large]
// [--runs 5] [--idle] [--hold 80]`. Presses the menu, the Box Finder, the search field and the first product's cart button
// right after the page has loaded (`--idle`: when the browser has been idle), each in a fresh profile, on a phone whose
// processor is 4 × slower and at full speed, with the sandbox's categories and with 10,000 more. `stored count` opens the
// home page as a guest with lines. A finger stays for `--hold` ms.
//
// INP is the longest interaction; `effect` is the time from the release to the frame with the open menu, the
// letter or the new count; `hydrated` the time from the contact on, 0 where the page was hydrated before;
// `over 50` the sum of what long tasks take beyond 50 ms. Exits with 1 if a criterion is missed. Not part of
// the check: machines differ, and times at 4 × depend on what else the machine does, so compare figures of
// one run. STOREFRONT_DIST names the folder of another build.
import { availableParallelism, loadavg } from 'node:os'
import { launchChromium } from '../tools/chromium.ts'
import { checkCount, checkPress, summarize, writeCriteria } from './first-press/criteria.mjs'
import { measureAll, slowdowns } from './first-press/measure.mjs'
import { readOptions } from './first-press/options.mjs'
import { writeCounts, writePages, writePresses } from './first-press/report.mjs'
import { createShops } from './first-press/shops.mjs'

/** @typedef {import('./first-press/options.mjs').Options} Options */

const loadAverage = () => (loadavg()[0] ?? 0).toFixed(1)

/** @param {string} name */
const reportProgress = (name) => console.error(`${name}; load average ${loadAverage()}`)

const shops = createShops()

/** @param {Options} options */
const measure = async ({ presses: names, trees, runs, manner }) => {
  const started = await shops.start(trees)
  const browser = await launchChromium()
  try {
    return await measureAll(browser, started, { names, manner, runs, report: reportProgress })
  } finally {
    await browser.close()
  }
}

const main = async () => {
  const options = readOptions(process.argv.slice(2))
  const { runs, manner } = options
  console.log(
    `Medians of ${runs}, pressed ${manner.waitMs} ms after loading for ${manner.holdMs} ms; ` +
      `${availableParallelism()} processors, load average ${loadAverage()} at the start\n`,
  )
  const { presses, counts, pages } = await measure(options)
  const criteria = [...presses.flatMap(checkPress), ...counts.map(checkCount)]
  console.log(
    [
      ...(presses.length === 0 ? [] : slowdowns.map((slowdown) => writePresses(presses, slowdown))),
      ...(counts.length === 0 ? [] : [writeCounts(counts)]),
      ...[writePages(pages), writeCriteria(criteria), summarize(criteria)],
    ].join('\n\n'),
  )
  if (criteria.some(({ isMet }) => !isMet)) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode ||= 1
} finally {
  await shops.stop()
}
