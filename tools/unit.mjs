// Runs the unit tests of the shop and of the tools: `node tools/unit.mjs [--all]`. After a change of the shop's TypeScript
// alone only the tests run that loaded a changed file the last time; their results replace those in the report. Tests
// named `*.slow.test.ts` are in a step of their own.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { findNarrowChange, mergeReports } from './check/narrow-unit-run.mjs'
import { unitSources } from './check/unit-sources.mjs'
import { hashFiles } from './hash-sources.mjs'
import { caches, reports } from './workspace.mjs'

/** @typedef {import('./check/narrow-unit-run.mjs').UnitReport} UnitReport */
/** @typedef {{ sources: Record<string, string>, report: UnitReport }} LastRun */

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const report = join(reports, 'unit.json')
/** Of the last run that passed. */
const lastRunFile = join(caches, 'unit.json')

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** Runs the tests that load one of these files, or all. @param {readonly string[] | undefined} related */
const runTests = async (related) => {
  if (related?.length === 0) return
  const vitest = await startVitest('test', ['packages/storefront/', 'tools/'], {
    ...{ run: true, project: ['!slow*'], reporters: ['default', 'json'], outputFile: { json: report } },
    experimental: { recordDependencies: true },
    ...(related && { related: [...related] }),
  })
  await vitest.close()
}

/** @type {LastRun | undefined} */
const lastRun = values.all ? undefined : readJson(lastRunFile)
const sources = Object.fromEntries(hashFiles([...unitSources, 'tools'], { withTests: true }))
const changed = lastRun && findNarrowChange(lastRun.sources, sources)

// Vitest sets the exit code.
await runTests(changed)
/** @type {UnitReport | undefined} */
const written = readJson(report)
const whole = lastRun && changed ? mergeReports(lastRun.report, written) : written
if (changed) {
  writeFileSync(report, JSON.stringify(whole))
  console.log(`=> ran ${written?.testResults.length ?? 0} of ${whole?.testResults.length} files`)
}
if (!process.exitCode) {
  mkdirSync(caches, { recursive: true })
  writeFileSync(lastRunFile, JSON.stringify({ sources, report: whole }))
}
