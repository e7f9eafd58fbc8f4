// Runs the unit tests of the shop and of the tools: `node tools/unit.ts [--all]`. After a change of the shop's TypeScript
// alone only the tests run that loaded a changed file the last time; their results replace those in the report. Tests
// named `*.slow.test.ts` are in a step of their own.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { findNarrowChange, mergeReports } from './check/narrow-unit-run.ts'
import { unitSources } from './check/unit-sources.ts'
import { hashFiles } from './hash-sources.ts'
import { caches, reports } from './workspace.ts'
import type { UnitReport } from './check/narrow-unit-run.ts'

export type LastRun = { sources: Record<string, string>; report: UnitReport }

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const report = join(reports, 'unit.json')
/** Of the last run that passed. */
const lastRunFile = join(caches, 'unit.json')

const readJson = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** Runs the tests that load one of these files, or all. */
const runTests = async (related: readonly string[] | undefined) => {
  if (related?.length === 0) return
  const vitest = await startVitest('test', ['packages/storefront/', 'tools/', 'lab/'], {
    run: true,
    project: ['!slow*'],
    reporters: ['default', 'json'],
    outputFile: { json: report },
    experimental: { recordDependencies: true },
    ...(related && { related: [...related] }),
  })
  await vitest.close()
}

const lastRun: LastRun | undefined = values.all ? undefined : readJson(lastRunFile)
const sources = Object.fromEntries(hashFiles([...unitSources, 'tools'], { withTests: true }))
const changed = lastRun && findNarrowChange(lastRun.sources, sources)

// Vitest sets the exit code.
await runTests(changed)
const written: UnitReport | undefined = readJson(report)
const whole = lastRun && changed ? mergeReports(lastRun.report, written) : written
if (changed) {
  writeFileSync(report, JSON.stringify(whole))
  console.log(`=> ran ${written?.testResults.length ?? 0} of ${whole?.testResults.length} files`)
}
if (!process.exitCode) {
  mkdirSync(caches, { recursive: true })
  writeFileSync(lastRunFile, JSON.stringify({ sources, report: whole }))
}
