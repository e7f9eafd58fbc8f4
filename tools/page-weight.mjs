// The weight of pages before and after the first sign of a visitor, after actions, and of a whole visit, with ceilings:
// `pnpm page-weight [--quick] [--pages home,visit] [--sites de-CH] [--who guest] [--kinds scripts,all] [--json FILE]
// [--against FILE] [--by-part home]`. Needs a built shop. Bodies count after gzip -9, as often as they are transferred.
// Exits with 1 if something exceeds its ceiling.
//
// Every page is weighed by what its HTML names; the main ones also in a browser, which proves that it fetches just that.
// With --quick a sample in the browser is enough: this is what `npm test` runs.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, constants } from 'node:os'
import { actions } from './page-weight/actions.mjs'
import { readManifest, scriptsButTexts } from './page-weight/build-files.mjs'
import { writePartsOf } from './page-weight/by-part.mjs'
import { writeCeilings, writeDocuments } from './page-weight/ceiling-report.mjs'
import { createCrew } from './page-weight/crew.mjs'
import { exceeds, pageFigures, smallScriptsFigure, visitFigure } from './page-weight/figures.mjs'
import { measurePage, measureSavingData } from './page-weight/measure-page.mjs'
import { readOptions } from './page-weight/options.mjs'
import { planRun } from './page-weight/plan.mjs'
import { findProblems } from './page-weight/problems.mjs'
import { summarize, writeChanges, writeReport } from './page-weight/report.mjs'
import { createServedFiles } from './page-weight/served-files.mjs'
import { share, withSecondTry } from './page-weight/share.mjs'
import { measureVisit, stepNames } from './page-weight/visit.mjs'
import { weighDocuments } from './page-weight/weigh-documents.mjs'
import { shopBuild } from './servers.ts'

/** @typedef {import('./page-weight/report.mjs').Run} Run */
/** @typedef {import('./page-weight/options.mjs').Options} Options */
/** @typedef {import('./page-weight/plan.mjs').Plan} Plan */

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
  reportSecondTry(['visit', who, site.name], problem),
)
/** @param {import('./page-weight/measure-page.mjs').Subject} subject @param {string} problem */
const reportSecondPage = ({ page, site, who }, problem) =>
  reportSecondTry([page.name, who, site.name], problem)
const weighPage = withSecondTry(measurePage, reportSecondPage)
const weighSavingData = withSecondTry(measureSavingData, reportSecondPage)

/** What needs no browser. @param {Plan['documents']} subjects */
const readDocuments = async (subjects) => {
  const manifest = readManifest(shopBuild)
  const { origin } = await crew.openShop()
  const files = createServedFiles(origin)
  const documents = await weighDocuments({ origin, manifest, files }, subjects)
  const smallScripts = await smallScriptsFigure(manifest, files)
  return { documents, smallScripts, scripts: { paths: scriptsButTexts(manifest), findWith: files.findWith } }
}

/** What needs one. @param {Plan} plan */
const browse = async (plan) => {
  // Pages wait for half of their time: one lane more than processors keeps these busy.
  const lanes = await crew.openLanes(availableParallelism() + 1)
  const visits = await share(plan.visits, lanes, weighVisit)
  const pages = await share(plan.pages, lanes, weighPage)
  const savingData = (await share(plan.savingData, lanes, weighSavingData)).flat()
  return { visits, pages, savingData }
}

/** @param {string} file @returns {Run} */
const readRun = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** @param {Run} run @param {Options} options */
const writeTables = (run, { kinds, against, isQuick }) => {
  const names = { kinds, actionNames: actions.map(({ name }) => name), stepNames }
  if (against !== undefined) return writeChanges(run, readRun(against), names)
  return isQuick ? '' : `${writeDocuments(run.documents)}\n\n${writeReport(run, names)}`
}

/** @param {Options} options */
const measure = async (options) => {
  const plan = planRun(options)
  const { documents, smallScripts, scripts } = await readDocuments(plan.documents)
  const { visits, pages, savingData } = await browse(plan)
  const run = { documents: documents.map(({ measurement }) => measurement), pages, visits }
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(run)}\n`)
  const figures = [
    ...[...run.documents, ...pages].flatMap(pageFigures),
    ...visits.map(visitFigure),
    smallScripts,
  ]
  const problems = [
    ...documents.flatMap((document) => document.problems),
    ...(await findProblems({ ...run, savingData }, scripts)),
  ]
  console.log(`${writeTables(run, options)}\n${writeCeilings(figures)}`)
  for (const problem of problems) console.log(`wrong: ${problem}`)
  console.log(summarize(run))
  return problems.length === 0 && !figures.some(exceeds)
}

const main = async () => {
  const options = readOptions(process.argv.slice(2))
  if (options.byPart !== undefined) {
    console.log(await writePartsOf(options.byPart, crew))
    return true
  }
  return await measure(options)
}

try {
  if (!(await main())) process.exitCode = 1
} catch (error) {
  if (!isStopped) console.error(error instanceof Error ? error.message : error)
  process.exitCode ||= 1
} finally {
  await crew.stop()
}
