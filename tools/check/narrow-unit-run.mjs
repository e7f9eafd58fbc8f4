/** @typedef {Pick<import('./test-reports.mjs').UnitFile, 'name' | 'status' | 'assertionResults'>} ReportedFile */
/** @typedef {{ testResults: ReportedFile[] }} UnitReport what is read here of a Vitest report; the rest stays */

/** @typedef {Readonly<Record<string, string>>} Hashes of files, by path from the root */

/** Vitest records which tests load such a file. */
const isRecorded = (/** @type {string} */ path) => /^packages\/storefront\/(src|server)\/.*\.tsx?$/.test(path)
/** No unit test reads the browser tests, only their harness. */
const isBrowserTest = (/** @type {string} */ path) => path.endsWith('.spec.ts')

/**
 * The files that changed between two states of the sources, where Vitest knows which tests load them. Undefined where
 * all tests have to run: style sheets, data and documents are read from the disk by some tests, and a search for files
 * may miss a removed one.
 * @param {Hashes} before
 * @param {Hashes} now
 */
export const findNarrowChange = (before, now) => {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (path) => before[path] !== now[path] && !isBrowserTest(path),
  )
  return changed.every((path) => path in now && isRecorded(path)) ? changed : undefined
}

/**
 * The report of all tests after some of them ran again.
 * @param {UnitReport} whole
 * @param {UnitReport | undefined} part
 */
export const mergeReports = (whole, part = { testResults: [] }) => {
  const ran = new Set(part.testResults.map(({ name }) => name))
  const kept = whole.testResults.filter(({ name }) => !ran.has(name))
  return { ...whole, testResults: [...kept, ...part.testResults] }
}
