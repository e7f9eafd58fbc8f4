import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {object} TestResult
 * @property {string} file as the report names it
 * @property {number} [line] of a browser test
 * @property {readonly string[]} titles of the groups around it, and its own
 * @property {'passed' | 'failed' | 'flaky' | 'skipped'} status `flaky`: passed when repeated
 * @property {number} ms of all attempts
 * @property {string} message why it failed; '' if it did not
 */

/** A report as JSON; undefined if there is none. @param {string} path */
export const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

/** @typedef {{ name: string, status: string, message?: string, startTime: number, endTime: number, assertionResults: any[] }} UnitFile */

/** Whether a file of a Vitest report could not be loaded, and so has no tests. @param {UnitFile} file */
export const isBroken = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0

/** The tests of a file of a Vitest report. @param {Pick<UnitFile, 'name' | 'assertionResults'>} file @returns {TestResult[]} */
export const unitTestsIn = ({ name, assertionResults }) =>
  assertionResults.map(({ fullName, status, failureMessages }) => ({
    ...{ file: name, titles: [fullName], ms: 0, message: failureMessages?.[0] ?? '' },
    status: status === 'passed' || status === 'failed' ? status : 'skipped',
  }))

/**
 * @typedef {object} Suite a group of a Playwright report; one at the top is a file
 * @property {string} title
 * @property {string} [file]
 * @property {Suite[]} [suites]
 * @property {Spec[]} [specs]
 */
/** @typedef {{ title: string, line?: number, tests: { status: string, results?: { duration?: number, errors?: { message?: string }[] }[] }[] }} Spec */

/** @type {Readonly<Record<string, TestResult['status']>>} */
const browserStatuses = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' }

/** The tests of a file of a Playwright report. @param {Suite} file @returns {TestResult[]} */
export const browserTestsIn = (file) => testsBelow(file, file.file ?? file.title, [])

/** @param {Suite} suite @param {string} file @param {readonly string[]} groups @returns {TestResult[]} */
const testsBelow = ({ specs = [], suites = [] }, file, groups) => [
  ...specs.flatMap(({ title, line, tests }) =>
    tests.map(({ status, results = [] }) => ({
      ...{
        file,
        titles: [...groups, title],
        status: browserStatuses[status] ?? /** @type {const} */ ('skipped'),
      },
      ...(line !== undefined && { line }),
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      message: results.flatMap(({ errors = [] }) => errors)[0]?.message ?? '',
    })),
  ),
  ...suites.flatMap((inner) => testsBelow(inner, file, [...groups, inner.title])),
]
