import { relative } from 'node:path'
import { root } from '../workspace.ts'
import { browserTestsIn, isBroken, readReport, unitTestsIn } from './test-reports.ts'
import type { Suite, UnitFile } from './test-reports.ts'

export type Counts = { passed: number; failed: number; skipped: number }

/**
 * Counts the tests of a Vitest report; undefined without one. A file that could not be loaded is a failure.
 */
export const countUnitTests = (path: string): Counts | undefined => {
  const files: UnitFile[] | undefined = readReport(path)?.testResults
  if (files === undefined) return undefined
  const statuses = files.flatMap(unitTestsIn).map(({ status }) => status)
  const count = (requested: string) => statuses.filter((status) => status === requested).length
  return {
    passed: count('passed'),
    failed: count('failed') + files.filter(isBroken).length,
    skipped: count('skipped'),
  }
}

/** Counts the tests of a Playwright report; undefined without one. A flaky test has passed. */
export const countBrowserTests = (path: string): Counts | undefined => {
  const report = readReport(path)
  if (report === undefined) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
}

export type FileTime = { file: string; seconds: number; tests: number }

/** The longest first. */
const longestFirst = (times: readonly FileTime[]) => times.toSorted((a, b) => b.seconds - a.seconds)

/** The time of each file of a Vitest report. */
export const listUnitTimes = (path: string): FileTime[] => {
  const files: UnitFile[] = readReport(path)?.testResults ?? []
  return longestFirst(
    files.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
      tests: assertionResults.length,
    })),
  )
}

/** The time of each file of a Playwright report. */
export const listBrowserTimes = (path: string): FileTime[] => {
  const files: Suite[] = readReport(path)?.suites ?? []
  return longestFirst(
    files.map((suite) => {
      const tests = browserTestsIn(suite)
      const seconds = tests.reduce((sum, { ms }) => sum + ms, 0) / 1000
      return { file: suite.file ?? suite.title, seconds, tests: tests.length }
    }),
  )
}
