import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { browserTestsIn, unitTestsIn } from '../check/test-reports.ts'
import { reports, root } from '../workspace.ts'
import type { Suite, UnitFile } from '../check/test-reports.ts'

export interface PassedTest {
  /** below the root, with slashes */
  file: string
  /** with those of its groups */
  title: string
  /** whether it uses the packed packages like a partner */
  isOfPackage?: boolean
}

type VitestReport = { testResults: UnitFile[] }
type BrowserReport = { config?: { rootDir?: string }; suites: Suite[] }

const belowRoot = (path: string) => relative(root, path).replaceAll('\\', '/')

const unitTests = ({ testResults }: VitestReport): PassedTest[] =>
  testResults
    .flatMap(unitTestsIn)
    .filter(({ status }) => status === 'passed')
    .map(({ file, titles: [title = ''] }) => ({ file: belowRoot(file), title }))

/** A test may run in several projects: all of them must pass. */
const browserTests = ({ config, suites }: BrowserReport): PassedTest[] => {
  const results = suites.flatMap(browserTestsIn).map(({ file, titles, status }) => ({
    test: { file: belowRoot(join(config?.rootDir ?? root, file)), title: titles.join(' ') },
    hasPassed: status === 'passed' || status === 'flaky',
  }))
  return [...Map.groupBy(results, ({ test }) => `${test.file} ${test.title}`).values()]
    .filter((ofTest) => ofTest.every(({ hasPassed }) => hasPassed))
    .flatMap(([first]) => (first ? [first.test] : []))
}

const packedTests = (report: VitestReport): PassedTest[] =>
  unitTests(report).map((test) => ({ ...test, isOfPackage: true }))

const steps = [
  { name: 'unit-published', read: unitTests },
  { name: 'unit', read: unitTests },
  { name: 'unit-slow', read: unitTests },
  { name: 'e2e-quick', read: browserTests },
  { name: 'e2e-rest', read: browserTests },
  { name: 'packed', read: packedTests },
]

/** CI runs shards, each of which leaves a report: `e2e-rest-1.json`. */
const isOf = (step: string, file: string) =>
  file.startsWith(step) && /^(?:-\d+)?\.json$/.test(file.slice(step.length))

/** The tests that passed in the last runs, and the steps without a report. */
export const readTests = (folder: string = reports) => {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const found = steps.map(({ name, read }) => {
    const own = files.filter((file) => isOf(name, file))
    const tests = own.flatMap((file) => read(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    return { name, isMissing: own.length === 0, tests }
  })
  return {
    // Tests of the tools only have example ids.
    tests: found.flatMap(({ tests }) => tests).filter(({ file }) => file.startsWith('packages/')),
    missing: found.filter(({ isMissing }) => isMissing).map(({ name }) => name),
  }
}
