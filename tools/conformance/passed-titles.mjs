/**
 * Full titles of the tests that passed, from a Vitest JSON report.
 * @param {{ testResults: { assertionResults: { fullName: string, status: string }[] }[] }} report
 * @returns {string[]}
 */
export const unitTitles = (report) =>
  report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName)

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { status: string }[] }[]} [specs]
 */

/** @param {Suite} suite @param {string} above @returns {string[]} */
const titlesBelow = (suite, above) => {
  const title = `${above} ${suite.title}`.trim()
  const own = (suite.specs ?? [])
    .filter(
      ({ tests }) =>
        tests.length > 0 && tests.every(({ status }) => status === 'expected' || status === 'flaky'),
    )
    .map((spec) => `${title} ${spec.title}`)
  return [...own, ...(suite.suites ?? []).flatMap((inner) => titlesBelow(inner, title))]
}

/**
 * Full titles of the tests that passed, from a Playwright JSON report.
 * @param {{ suites: Suite[] }} report
 * @returns {string[]}
 */
export const browserTitles = (report) => report.suites.flatMap((suite) => titlesBelow(suite, ''))
