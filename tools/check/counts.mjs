import { existsSync, readFileSync } from 'node:fs'

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
