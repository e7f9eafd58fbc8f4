import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { browserTestsIn, unitTestsIn } from '../check/test-reports.ts'
import { reports, root } from '../workspace.ts'

/** @typedef {{ file: string, title: string }} PassedTest its file below the root, with slashes, and its full title */

/** @param {string} path */
const belowRoot = (path) => relative(root, path).replaceAll('\\', '/')

/**
 * The tests that passed, from a Vitest report.
 * @param {{ testResults: Parameters<typeof unitTestsIn>[0][] }} report
 * @returns {PassedTest[]}
 */
export const unitTests = ({ testResults }) =>
  testResults
    .flatMap(unitTestsIn)
    .filter(({ status }) => status === 'passed')
    .map(({ file, titles: [title = ''] }) => ({ file: belowRoot(file), title }))

/**
 * The tests that passed in every project, from a Playwright report.
 * @param {{ config?: { rootDir?: string }, suites: import('../check/test-reports.ts').Suite[] }} report
 * @returns {PassedTest[]}
 */
export const browserTests = ({ config, suites }) => {
  const results = suites.flatMap(browserTestsIn).map(({ file, titles, status }) => ({
    test: { file: belowRoot(join(config?.rootDir ?? root, file)), title: titles.join(' ') },
    hasPassed: status === 'passed' || status === 'flaky',
  }))
  return [...Map.groupBy(results, ({ test }) => `${test.file} ${test.title}`).values()]
    .filter((ofTest) => ofTest.every(({ hasPassed }) => hasPassed))
    .flatMap(([first]) => (first ? [first.test] : []))
}

/** CI runs shards, each of which leaves a report: `e2e-rest-1.json`. Tests of the tools only have example ids. */
const sources = [
  { name: 'unit-published', below: 'packages/', read: unitTests },
  { name: 'unit', below: 'packages/', read: unitTests },
  { name: 'unit-slow', below: 'packages/', read: unitTests },
  { name: 'e2e-quick', below: 'packages/', read: browserTests },
  { name: 'e2e-rest', below: 'packages/', read: browserTests },
  { name: 'packed', below: 'packages/sdk/packed-tests/', read: unitTests },
]

/** @param {string} name of a step @param {string} file of a report */
const isOf = (name, file) => file.startsWith(name) && /^(?:-\d+)?\.json$/.test(file.slice(name.length))

/**
 * The tests that passed in the last runs, and the steps without a report.
 * @param {string} [folder]
 */
export const readTests = (folder = reports) => {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const found = sources.map(({ name, below, read }) => {
    const own = files.filter((file) => isOf(name, file))
    const tests = own.flatMap((file) => read(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    return { name, isMissing: own.length === 0, tests: tests.filter(({ file }) => file.startsWith(below)) }
  })
  return {
    tests: found.flatMap(({ tests }) => tests),
    missing: found.filter(({ isMissing }) => isMissing).map(({ name }) => name),
  }
}
