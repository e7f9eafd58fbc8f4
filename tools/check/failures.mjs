import { stripVTControlCharacters } from 'node:util'
import { readReport } from './counts.mjs'

/** @typedef {{ test: string, message: string, isFlaky?: boolean }} Failure `isFlaky`: a second try passed */

/** What of a message is worth a place at the end of a long log. */
const shownLines = 25

/** @param {string | undefined} message */
const shorten = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, shownLines).join('\n')

/**
 * The failed tests of a Vitest JSON report, files that could not be loaded among them.
 * @param {string} path
 * @returns {Failure[]}
 */
export const listUnitFailures = (path) =>
  (readReport(path)?.testResults ?? []).flatMap(
    (/** @type {{ name: string, status: string, message: string, assertionResults: any[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0
        ? [{ test: file.name, message: shorten(file.message) }]
        : file.assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => ({
              test: `${file.name}: ${fullName}`,
              message: shorten(failureMessages[0]),
            })),
  )

/**
 * The failed tests of a Playwright JSON report, with what failed outside of any test.
 * @param {string} path
 * @returns {Failure[]}
 */
export const listBrowserFailures = (path) => {
  const report = readReport(path)
  if (report === undefined) return []
  const outside = report.errors.map((/** @type {{ message?: string }} */ { message }) => ({
    test: 'outside of the tests',
    message: shorten(message),
  }))
  return [...outside, ...report.suites.flatMap((/** @type {Suite} */ suite) => failedSpecs(suite, []))]
}

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: BrowserTest[] }[]} [specs]
 */
/** @typedef {{ status: string, results: { errors: { message?: string }[] }[] }} BrowserTest */

/** @param {Suite} suite @param {string[]} above @returns {Failure[]} */
const failedSpecs = (suite, above) => {
  const path = [...above, suite.title]
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        test: `${file}:${line} ${[...path.slice(1), title].join(' › ')}`,
        message: shorten(results.flatMap(({ errors }) => errors)[0]?.message),
        isFlaky: status === 'flaky',
      })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedSpecs(inner, path))]
}
