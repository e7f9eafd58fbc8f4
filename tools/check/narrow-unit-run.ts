import type { UnitFile } from './test-reports.ts'
export type ReportedFile = Pick<UnitFile, 'name' | 'status' | 'assertionResults'>
/** what is read here of a Vitest report; the rest stays */
export type UnitReport = { testResults: ReportedFile[] }

/** of files, by path from the root */
export type Hashes = Readonly<Record<string, string>>

/** Vitest records which tests load such a file. */
const isRecorded = (path: string) => /^packages\/storefront\/(src|server)\/.*\.tsx?$/.test(path)
/** No unit test reads the browser tests, only their harness. */
const isBrowserTest = (path: string) => path.endsWith('.spec.ts')

/**
 * The files that changed between two states of the sources, where Vitest knows which tests load them. Undefined where
 * all tests have to run: style sheets, data and documents are read from the disk by some tests, and a search for files
 * may miss a removed one.
 */
export const findNarrowChange = (before: Hashes, now: Hashes) => {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (path) => before[path] !== now[path] && !isBrowserTest(path),
  )
  return changed.every((path) => path in now && isRecorded(path)) ? changed : undefined
}

/** The report of all tests after some of them ran again. */
export const mergeReports = (whole: UnitReport, part: UnitReport | undefined = { testResults: [] }) => {
  const ran = new Set(part.testResults.map(({ name }) => name))
  const kept = whole.testResults.filter(({ name }) => !ran.has(name))
  return { ...whole, testResults: [...kept, ...part.testResults] }
}
