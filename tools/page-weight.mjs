// The weight of pages before and after the first interaction, and of a whole visit: `pnpm page-weight [--pages home,visit]
// [--locales de-CH] [--who guest] [--kinds scripts,all] [--json FILE] [--against FILE]`. Needs a built shop. It has no
// ceilings. Bodies count after gzip -9, as often as they are transferred.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, constants } from 'node:os'
import { actions } from './page-weight/actions.mjs'
import { createCrew } from './page-weight/crew.mjs'
import { measurePage } from './page-weight/measure-page.mjs'
import { readOptions } from './page-weight/options.mjs'
import { pages, sites } from './page-weight/pages.mjs'
import { summarize, writeChanges, writeReport } from './page-weight/report.mjs'
import { share, withSecondTry } from './page-weight/share.mjs'
import { measureVisit, stepNames } from './page-weight/visit.mjs'

/** @typedef {import('./page-weight/report.mjs').Run} Run */
/** @typedef {import('./page-weight/options.mjs').Options} Options */

/** @param {Options} options */
const listPages = ({ pages: pageNames, locales, whos }) =>
  pages
    .filter(({ name }) => pageNames.includes(name))
    .flatMap((page) => page.whos.filter((who) => whos.includes(who)).map((who) => ({ page, who })))
    .flatMap((subject) => chosenSites(locales).map((site) => ({ ...subject, site })))

/** @param {Options} options */
const listVisits = ({ pages: pageNames, locales, whos }) =>
  /** @type {const} */ (['guest', 'buyer'])
    .filter((who) => pageNames.includes('visit') && whos.includes(who))
    .flatMap((who) => chosenSites(locales).map((site) => ({ site, who })))

/** @param {readonly string[]} locales */
const chosenSites = (locales) => sites.filter(({ locale }) => locales.includes(locale))

const crew = createCrew()
let isStopped = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // The listeners of run-command.mjs and stop-signals.mjs would exit at once.
  process.removeAllListeners(signal).on(signal, () => {
    isStopped = true
    void crew.stop().finally(() => process.exit(128 + constants.signals[signal]))
  })
}

/** @param {readonly string[]} labels @param {string} problem */
const reportSecondTry = (labels, problem) => {
  if (!isStopped) console.error(`second try of ${labels.join(', ')}: ${problem}`)
}
const weighVisit = withSecondTry(measureVisit, ({ site, who }, problem) =>
  reportSecondTry(['visit', who, site.locale], problem),
)
const weighPage = withSecondTry(measurePage, ({ page, site, who }, problem) =>
  reportSecondTry([page.name, who, site.locale], problem),
)

/** @param {Options} options @returns {Promise<Run>} */
const measure = async (options) => {
  // Pages wait for half of their time: one lane more than processors keeps these busy.
  const lanes = await crew.openLanes(availableParallelism() + 1)
  const visits = await share(listVisits(options), lanes, weighVisit)
  return { pages: await share(listPages(options), lanes, weighPage), visits }
}

/** @param {string} file @returns {Run} */
const readRun = (file) => JSON.parse(readFileSync(file, 'utf8'))

const main = async () => {
  const options = readOptions(process.argv.slice(2))
  const earlier = options.against === undefined ? undefined : readRun(options.against)
  const names = { kinds: options.kinds, actionNames: actions.map(({ name }) => name), stepNames }
  const run = await measure(options)
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(run)}\n`)
  console.log(earlier === undefined ? writeReport(run, names) : writeChanges(run, earlier, names))
  console.log(summarize(run))
}

try {
  await main()
} catch (error) {
  if (!isStopped) console.error(error instanceof Error ? error.message : error)
  process.exitCode ||= 1
} finally {
  await crew.stop()
}
