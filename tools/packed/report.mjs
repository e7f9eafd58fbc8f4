import { readReport } from '../check/test-reports.ts'

/**
 * @typedef {object} PackedTest
 * @property {string} file below the root
 * @property {string} title
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {string} [message] why it failed
 */

/** @typedef {{ tests: readonly PackedTest[] }} PackedReport */

/**
 * Counts the tests of the packed tarballs; undefined where the run wrote none.
 * @param {string} path
 * @returns {import('../check/counts.ts').Counts | undefined}
 */
export const countPackedTests = (path) => {
  /** @type {PackedReport | undefined} */
  const report = readReport(path)
  if (report === undefined) return undefined
  const count = (/** @type {PackedTest['status']} */ requested) =>
    report.tests.filter(({ status }) => status === requested).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

/**
 * The failed tests of the packed tarballs.
 * @param {string} path
 * @returns {import('../check/failures.ts').Failure[]}
 */
export const listPackedFailures = (path) => {
  /** @type {PackedReport} */
  const { tests } = readReport(path) ?? { tests: [] }
  return tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, title, message = '' }) => ({ test: `${file}: ${title}`, message }))
}
