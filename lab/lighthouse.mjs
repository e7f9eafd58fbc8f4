// Lighthouse on a phone, for pages of the built shop: `pnpm lighthouse [--pages home,category,product]
// [--runs 5]`. Runs of each page alternate with runs of the same page whose scripts are blocked, and medians
// of both are compared: what the scripts cost must not depend on the machine. Exits with 1 if a criterion is
// missed. Not part of the check: it takes half a minute per page and run. STOREFRONT_DIST names the folder of
// another build.
//
// The first run installs Lighthouse into node_modules/.cache/lighthouse: with all that it brings along it weighs
// 180 MB, which the other commands and the checks can do without.
import { availableParallelism, loadavg } from 'node:os'
import { startBrowser } from './lighthouse/browser.mjs'
import { checkPage, summarize, writeCriteria } from './lighthouse/criteria.mjs'
import { medianFigures, readFigures, writeFigures } from './lighthouse/figures.mjs'
import { ensureLighthouse } from './lighthouse/install.mjs'
import { audit } from './lighthouse/audit.mjs'
import { readOptions } from './lighthouse/options.mjs'
import { pagePaths } from './lighthouse/pages.mjs'
import { withSecondTry } from '../tools/page-weight/share.mjs'
import { startShop } from '../tools/servers.ts'

/** @typedef {import('./lighthouse/figures.mjs').Figures} Figures */
/** @typedef {import('./lighthouse/criteria.mjs').PageFigures} PageFigures */

const loadAverage = () => (loadavg()[0] ?? 0).toFixed(1)

/** One run in a browser of its own, so that nothing is cached. @param {string} cli @param {{ url: string, areScriptsBlocked: boolean }} subject */
const measureOnce = async (cli, subject) => {
  const browser = await startBrowser()
  try {
    return readFigures(await audit(cli, { ...subject, port: browser.port }))
  } finally {
    await browser.stop()
  }
}

/** Now and then Lighthouse misses the start of a page, and says so. */
const measure = withSecondTry(measureOnce, ({ url }, problem) =>
  console.error(`second try of ${url}: ${problem}`),
)

/**
 * @param {string} cli
 * @param {{ name: string, url: string, runs: number }} page
 * @returns {Promise<PageFigures>}
 */
const measurePage = async (cli, { name, url, runs }) => {
  /** @type {Figures[]} */
  const whole = []
  /** @type {Figures[]} */
  const blocked = []
  for (let run = 0; run < runs; run += 1) {
    whole.push(await measure(cli, { url, areScriptsBlocked: false }))
    blocked.push(await measure(cli, { url, areScriptsBlocked: true }))
    console.error(`${name}, run ${run + 1} of ${runs}; load average ${loadAverage()}`)
  }
  return { name, whole: medianFigures(whole), blocked: medianFigures(blocked) }
}

const main = async () => {
  const { pages, runs } = readOptions(process.argv.slice(2))
  const cli = await ensureLighthouse()
  const shop = await startShop()
  try {
    console.log(
      `Medians of ${runs}; ${availableParallelism()} processors, load average ${loadAverage()} at the start\n`,
    )
    /** @type {PageFigures[]} */
    const measured = []
    for (const name of pages) {
      const url = shop.origin + pagePaths[name]
      // The server keeps the page for a while: its first rendering is not measured.
      await (await fetch(url)).arrayBuffer()
      measured.push(await measurePage(cli, { name, url, runs }))
    }
    const criteria = measured.flatMap(checkPage)
    console.log(`${writeFigures(measured)}\n\n${writeCriteria(criteria)}\n\n${summarize(criteria)}`)
    if (criteria.some(({ isMet }) => !isMet)) process.exitCode = 1
  } finally {
    await shop.stop()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode ||= 1
}
