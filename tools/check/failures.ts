import { stripVTControlCharacters } from 'node:util'
import { browserTestsIn, isBroken, readReport, unitTestsIn } from './test-reports.ts'
import type { TestResult, UnitFile } from './test-reports.ts'

/** `isFlaky`: passed when repeated */
export type Failure = { test: string; message: string; isFlaky?: boolean }

/** Maximum lines of a message. */
const maximumLines = 25

const shorten = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, maximumLines).join('\n')

/** The failed tests of a Vitest report, and files that could not be loaded. */
export const listUnitFailures = (path: string): Failure[] =>
  (readReport(path)?.testResults ?? []).flatMap((file: UnitFile) =>
    isBroken(file)
      ? [{ test: file.name, message: shorten(file.message) }]
      : unitTestsIn(file)
          .filter(({ status }) => status === 'failed')
          .map(({ titles, message }) => ({
            test: `${file.name}: ${titles[0]}`,
            message: shorten(message),
          })),
  )

/** The failed and flaky tests of a Playwright report, and errors outside of tests. */
export const listBrowserFailures = (path: string): Failure[] => {
  const { errors = [], suites = [] } = readReport(path) ?? {}
  const outside = errors.map(({ message }: { message?: string }) => ({
    test: 'outside of the tests',
    message: shorten(message),
  }))
  const failed = suites
    .flatMap(browserTestsIn)
    .filter(({ status }: TestResult) => /failed|flaky/.test(status))
  return [
    ...outside,
    ...failed.map(({ file, line, titles, status, message }: TestResult) => ({
      test: `${file}:${line} ${titles.join(' › ')}`,
      message: shorten(message),
      isFlaky: status === 'flaky',
    })),
  ]
}
