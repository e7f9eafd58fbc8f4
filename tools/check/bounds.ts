import type { FileTime } from './counts.ts'
/** of the tests of `npm test`, by file */
export type Times = { browser: readonly FileTime[]; unit: readonly FileTime[] }

/**
 * Seconds of workers on two quiet cores: of all browser tests, which two workers do in half of the time, and of each file
 * of unit tests.
 */
const bounds = { browserTests: 180, unitFile: 12 }

/**
 * What is nobody's fault: the same test takes a quarter longer in one run than in the next, and browsers on a shared
 * machine another quarter, although plain computing is as quick as usual.
 */
const chance = 1.5

const sum = (times: readonly FileTime[]) => times.reduce((total, { seconds }) => total + seconds, 0)

/**
 * What takes longer than it may, in words.
 * @param slowness 2 on a machine that takes twice as long for everything
 */
export const findExcesses = ({ browser, unit }: Times, slowness: number = 1): string[] => {
  const inBrowser = sum(browser)
  const allowed = chance * slowness
  const tooLong = unit.filter(({ seconds }) => seconds > bounds.unitFile * allowed)
  return [
    ...(inBrowser > bounds.browserTests * allowed
      ? [`The browser tests tagged @quick took ${inBrowser.toFixed(0)} s of ${bounds.browserTests} s.`]
      : []),
    ...tooLong.map(({ file, seconds }) => `${file} took ${seconds.toFixed(1)} s of ${bounds.unitFile} s.`),
  ]
}

/** One line for the table. */
export const summarize = ({ browser, unit }: Times) => {
  const longest = Math.max(0, ...unit.map(({ seconds }) => seconds))
  return `browser tests ${sum(browser).toFixed(0)} of ${bounds.browserTests} s, longest unit file ${longest.toFixed(1)} of ${bounds.unitFile} s`
}
