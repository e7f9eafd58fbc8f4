import { relative } from 'node:path'
import { root } from '../workspace.mjs'
import { browserTestsIn, isBroken, readReport, unitTestsIn } from './test-reports.mjs'

/** @typedef {import('./test-reports.mjs').UnitFile} UnitFile */
/** @typedef {import('./test-reports.mjs').Suite} Suite */
/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts the tests of a Vitest report; undefined without one. A file that could not be loaded is a failure.
 * @param {string} path
 * @returns {Counts | undefined}
 */
export const countUnitTests = (path) => {
  /** @type {UnitFile[] | undefined} */
  const files = readReport(path)?.testResults
  if (files === undefined) return undefined
  const statuses = files.flatMap(unitTestsIn).map(({ status }) => status)
  /** @param {string} requested */
  const count = (requested) => statuses.filter((status) => status === requested).length
  return {
    passed: count('passed'),
    failed: count('failed') + files.filter(isBroken).length,
    skipped: count('skipped'),
  }
}

/**
 * Counts the tests of a Playwright report; undefined without one. A flaky test has passed.
 * @param {string} path
 * @returns {Counts | undefined}
 */
export const countBrowserTests = (path) => {
  const report = readReport(path)
  if (report === undefined) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
}

/** @typedef {{ file: string, seconds: number, tests: number }} FileTime */

/** The longest first. @param {readonly FileTime[]} times */
const longestFirst = (times) => times.toSorted((a, b) => b.seconds - a.seconds)

/** The time of each file of a Vitest report. @param {string} path @returns {FileTime[]} */
export const listUnitTimes = (path) => {
  /** @type {UnitFile[]} */
  const files = readReport(path)?.testResults ?? []
  return longestFirst(
    files.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
      tests: assertionResults.length,
    })),
  )
}

/** The time of each file of a Playwright report. @param {string} path @returns {FileTime[]} */
export const listBrowserTimes = (path) => {
  /** @type {Suite[]} */
  const files = readReport(path)?.suites ?? []
  return longestFirst(
    files.map((suite) => {
      const tests = browserTestsIn(suite)
      const seconds = tests.reduce((sum, { ms }) => sum + ms, 0) / 1000
      return { file: suite.file ?? suite.title, seconds, tests: tests.length }
    }),
  )
}
