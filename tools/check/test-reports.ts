import { existsSync, readFileSync } from 'node:fs'

export interface TestResult {
  /** as the report names it */
  file: string
  /** of a browser test */
  line?: number
  /** of the groups around it, and its own */
  titles: readonly string[]
  /** `flaky`: passed when repeated */
  status: 'passed' | 'failed' | 'flaky' | 'skipped'
  /** of all attempts */
  ms: number
  /** why it failed; '' if it did not */
  message: string
}

/** A report as JSON; undefined if there is none. */
export const readReport = (path: string) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined

export type UnitFile = {
  name: string
  status: string
  message?: string
  startTime: number
  endTime: number
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
}

/** Whether a file of a Vitest report could not be loaded, and so has no tests. */
export const isBroken = ({ status, assertionResults }: UnitFile) =>
  status === 'failed' && assertionResults.length === 0

/** The tests of a file of a Vitest report. */
export const unitTestsIn = ({
  name,
  assertionResults,
}: Pick<UnitFile, 'name' | 'assertionResults'>): TestResult[] =>
  assertionResults.map(({ fullName, status, failureMessages }) => ({
    file: name,
    titles: [fullName],
    ms: 0,
    message: failureMessages?.[0] ?? '',
    status: status === 'passed' || status === 'failed' ? status : 'skipped',
  }))

/** a group of a Playwright report; one at the top is a file */
export interface Suite {
  title: string
  file?: string
  suites?: Suite[]
  specs?: Spec[]
}
export type Spec = {
  title: string
  line?: number
  tests: { status: string; results?: { duration?: number; errors?: { message?: string }[] }[] }[]
}

const browserStatuses: Readonly<Record<string, TestResult['status']>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
}

/** The tests of a file of a Playwright report. */
export const browserTestsIn = (file: Suite): TestResult[] => testsBelow(file, file.file ?? file.title, [])

const testsBelow = (
  { specs = [], suites = [] }: Suite,
  file: string,
  groups: readonly string[],
): TestResult[] => [
  ...specs.flatMap(({ title, line, tests }) =>
    tests.map(({ status, results = [] }) => ({
      file,
      titles: [...groups, title],
      status: browserStatuses[status] ?? ('skipped' as const),
      ...(line !== undefined && { line }),
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      message: results.flatMap(({ errors = [] }) => errors)[0]?.message ?? '',
    })),
  ),
  ...suites.flatMap((inner) => testsBelow(inner, file, [...groups, inner.title])),
]
