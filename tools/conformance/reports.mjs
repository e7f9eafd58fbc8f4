import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reports } from '../workspace.mjs'
import { browserTests, packedTests, unitTests } from './passed-tests.mjs'

/** @typedef {import('./passed-tests.mjs').PassedTest} PassedTest */

/** CI runs in parts, and each part leaves a report: `e2e-1.json`, `e2e-2.json`. The tools' own tests only have ids as examples. */
const sources = [
  { name: 'unit', pattern: /^unit.*\.json$/, below: 'packages/', read: unitTests },
  { name: 'e2e', pattern: /^e2e.*\.json$/, below: 'packages/', read: browserTests },
  { name: 'packed', pattern: /^packed.*\.json$/, below: 'tools/packed/', read: packedTests },
]

/**
 * The tests that passed in the last runs, and the names of the steps that left no report.
 * @param {string} [folder]
 */
export const readTests = (folder = reports) => {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const found = sources.map(({ name, pattern, below, read }) => {
    const own = files.filter((file) => pattern.test(file))
    const tests = own.flatMap((file) => read(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    return { name, isMissing: own.length === 0, tests: tests.filter(({ file }) => file.startsWith(below)) }
  })
  return {
    tests: found.flatMap(({ tests }) => tests),
    missing: found.filter(({ isMissing }) => isMissing).map(({ name }) => name),
  }
}
