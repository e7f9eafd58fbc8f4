import { join, relative } from 'node:path'
import { root } from '../workspace.mjs'

/** @typedef {{ file: string, title: string }} PassedTest its file below the root, with slashes, and its full title */

/** @param {string} path */
const belowRoot = (path) => relative(root, path).replaceAll('\\', '/')

/**
 * The tests that passed, from a Vitest JSON report.
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, status: string }[] }[] }} report
 * @returns {PassedTest[]}
 */
export const unitTests = (report) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ file: belowRoot(name), title: fullName })),
  )

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {string} [file]
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { status: string }[] }[]} [specs]
 */

const passed = new Set(['expected', 'flaky'])

/** @param {Suite} suite @param {{ file: string, title: string }} above @returns {PassedTest[]} */
const testsBelow = (suite, { file, title }) => {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.length > 0 && tests.every(({ status }) => passed.has(status)))
    .map((spec) => ({ file, title: `${title} ${spec.title}`.trim() }))
  const inner = (suite.suites ?? []).flatMap((one) =>
    testsBelow(one, { file, title: `${title} ${one.title}`.trim() }),
  )
  return [...own, ...inner]
}

/**
 * The tests that passed, from a Playwright JSON report. A suite at the top is a file.
 * @param {{ config?: { rootDir?: string }, suites: Suite[] }} report
 * @returns {PassedTest[]}
 */
export const browserTests = ({ config, suites }) =>
  suites.flatMap((suite) => {
    const file = belowRoot(join(config?.rootDir ?? root, suite.file ?? suite.title))
    return testsBelow(suite, { file, title: '' })
  })

/**
 * The tests of the packed tarballs that passed; their files are below the root already.
 * @param {{ tests: { file: string, title: string, status: string }[] }} report
 * @returns {PassedTest[]}
 */
export const packedTests = ({ tests }) =>
  tests.filter(({ status }) => status === 'passed').map(({ file, title }) => ({ file, title }))
