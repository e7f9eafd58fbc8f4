import { stripVTControlCharacters } from 'node:util'
import { browserTestsIn, isBroken, readReport, unitTestsIn } from './test-reports.mjs'

/** @typedef {{ test: string, message: string, isFlaky?: boolean }} Failure `isFlaky`: passed when repeated */

/** Maximum lines of a message. */
const maximumLines = 25

const shorten = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, maximumLines).join('\n')

/**
 * The failed tests of a Vitest report, and files that could not be loaded.
 * @param {string} path
 * @returns {Failure[]}
 */
export const listUnitFailures = (path) =>
  (readReport(path)?.testResults ?? []).flatMap((/** @type {import('./test-reports.mjs').UnitFile} */ file) =>
    isBroken(file)
      ? [{ test: file.name, message: shorten(file.message) }]
      : unitTestsIn(file)
          .filter(({ status }) => status === 'failed')
          .map(({ titles, message }) => ({
            test: `${file.name}: ${titles[0]}`,
            message: shorten(message),
          })),
  )

/**
 * The failed and flaky tests of a Playwright report, and errors outside of tests.
 * @param {string} path
 * @returns {Failure[]}
 */
export const listBrowserFailures = (path) => {
  const { errors = [], suites = [] } = readReport(path) ?? {}
  const outside = errors.map((/** @type {{ message?: string }} */ { message }) => ({
    test: 'outside of the tests',
    message: shorten(message),
  }))
  const failed = suites
    .flatMap(browserTestsIn)
    .filter((/** @type {import('./test-reports.mjs').TestResult} */ { status }) =>
      /failed|flaky/.test(status),
    )
  return [
    ...outside,
    ...failed.map(
      (/** @type {import('./test-reports.mjs').TestResult} */ { file, line, titles, status, message }) => ({
        test: `${file}:${line} ${titles.join(' › ')}`,
        message: shorten(message),
        isFlaky: status === 'flaky',
      }),
    ),
  ]
}
