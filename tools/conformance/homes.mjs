import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { walkFiles } from '../walk-files.mjs'
import { root } from '../workspace.mjs'
import { clausesIn } from './clause-ids.mjs'

/** @typedef {{ clause: string, file: string, index: number }} Naming a comment that names a clause: its source below the root, and what it is about */

const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm

/**
 * What a comment is about: what follows it, or what stands before it on its own line.
 * @param {string} code @param {number} start
 */
const locationOf = (code, start) => {
  const line = code.slice(code.lastIndexOf('\n', start - 1) + 1, start)
  return /[^\s{([]/.test(line) ? start - (/[\s,;]*$/.exec(line)?.[0].length ?? 0) - 1 : start
}

/** The clauses that a source names in its comments; `[1-9]` in a regular expression is none. @param {string} file @param {string} code @returns {Naming[]} */
export const namingsIn = (file, code) =>
  [...code.matchAll(comments)].flatMap(({ 0: comment, index }) =>
    [...new Set(clausesIn(comment))].map((clause) => ({ clause, file, index: locationOf(code, index) })),
  )

const isSource = (/** @type {string} */ file) =>
  /^packages\/[^/]+\/(?:src|server)\/.*\.(?:tsx?|css)$/.test(file) &&
  !/\.(?:test|test-d|fixture|example)\.tsx?$/.test(file)

/** The sources of the product, below the root; tests, fixtures and examples are none. */
export const productSources = () =>
  walkFiles(join(root, 'packages'))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter(isSource)
    .sort()

/** @param {readonly string[]} sources */
export const findNamings = (sources) =>
  sources.flatMap((file) => namingsIn(file, readFileSync(join(root, file), 'utf8')))

/**
 * The sources that tests lie beside; none for a test of the whole product.
 * @param {readonly string[]} testFiles
 */
export const filesBeside = (testFiles) => {
  const beside = testFiles
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => ['.ts', '.tsx', '.mjs'].map((end) => file.replace(/\.test\.tsx?$/, end)))
    .filter((file) => existsSync(join(root, file)))
  // Reports list the files as they finished, which no run repeats.
  return [...new Set(beside)].sort()
}
