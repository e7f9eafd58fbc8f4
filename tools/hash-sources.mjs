import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { walkFiles } from './walk-files.mjs'
import { root } from './workspace.mjs'

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$|\/e2e\//.test(path)

/** @param {string} path */
const filesAt = (path) => (statSync(path).isDirectory() ? walkFiles(path) : [path])

/**
 * A hash of the content of these files and folders, without tests.
 * @param {readonly string[]} paths from the root of the project
 * @param {{ withTests?: boolean | undefined }} [options]
 */
export const hashSources = (paths, { withTests = false } = {}) => {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((one) => filesAt(join(root, one)))) {
    if (isTest(path) && !withTests) continue
    hash.update(relative(root, path)).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}
