import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../workspace.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** The report under a path; undefined where the run wrote none. @param {string} path */
export const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

/**
 * Counts the tests of a Vitest JSON report; undefined where the run wrote none.
 * @param {string} path
 * @returns {Counts | undefined}
 */
export const countUnitTests = (path) => {
  const report = readReport(path)
  if (report === undefined) return undefined
  // A file that could not be loaded has no tests to count, but it is a failure all the same.
  const brokenFiles = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * Counts the tests of a Playwright JSON report; undefined where the run wrote none. A test that passed only when
 * it was tried again has passed; `listBrowserFailures` names it.
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

/**
 * How long the tests of each file of a Vitest JSON report took.
 * @param {string} path
 * @returns {FileTime[]}
 */
export const listUnitTimes = (path) =>
  longestFirst(
    (readReport(path)?.testResults ?? []).map(
      (
        /** @type {{ name: string, startTime: number, endTime: number, assertionResults: unknown[] }} */ one,
      ) => ({
        file: relative(root, one.name),
        seconds: (one.endTime - one.startTime) / 1000,
        tests: one.assertionResults.length,
      }),
    ),
  )

/** @typedef {{ specs?: { tests: { results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite */

/** Milliseconds of each test below a suite, with all tries. @param {Suite} suite @returns {number[]} */
const durationsBelow = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) =>
    tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0)),
  ),
  ...suites.flatMap(durationsBelow),
]

/**
 * How long the tests of each file of a Playwright JSON report took.
 * @param {string} path
 * @returns {FileTime[]}
 */
export const listBrowserTimes = (path) =>
  longestFirst(
    (readReport(path)?.suites ?? []).map((/** @type {Suite & { file: string }} */ suite) => {
      const durations = durationsBelow(suite)
      return {
        file: suite.file,
        seconds: durations.reduce((sum, one) => sum + one, 0) / 1000,
        tests: durations.length,
      }
    }),
  )
