import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { walkFiles } from '../walk-files.mjs'
import { root } from '../workspace.mjs'
import { clausesIn } from './clause-ids.mjs'

const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm

/** The clauses that a source names in its comments; `[1-9]` in a regular expression is none. @param {string} code */
const clausesOf = (code) => new Set(clausesIn((code.match(comments) ?? []).join('\n')))

const isSource = (/** @type {string} */ file) =>
  /^packages\/[^/]+\/(?:src|server)\/.*\.(?:tsx?|css)$/.test(file) &&
  !/\.(?:test|test-d|fixture)\.tsx?$/.test(file)

/**
 * Which sources say in a comment that they carry out a clause.
 * @returns {Map<string, string[]>} clause → files below the root
 */
export const findHomes = () => {
  /** @type {Map<string, string[]>} */
  const homes = new Map()
  const files = walkFiles(join(root, 'packages')).map((file) => relative(root, file).replaceAll('\\', '/'))
  for (const file of files.filter(isSource).sort()) {
    for (const id of clausesOf(readFileSync(join(root, file), 'utf8'))) {
      homes.set(id, [...(homes.get(id) ?? []), file])
    }
  }
  return homes
}

/** The source that a test lies beside; none for a test of the whole product. @param {string} file */
const besideOf = (file) =>
  ['.ts', '.tsx', '.mjs']
    .map((end) => file.replace(/\.test\.tsx?$/, end))
    .filter((path) => existsSync(join(root, path)))

/**
 * Where a clause lives: the sources that name it, else those that its tests lie beside.
 * @param {string[] | undefined} named
 * @param {readonly string[]} testFiles
 */
export const homesOf = (named, testFiles) => {
  const beside = testFiles.filter((file) => /\.test\.tsx?$/.test(file)).flatMap(besideOf)
  // Reports list the files as they finished, which no run repeats.
  return named ?? [...new Set(beside)].sort()
}
