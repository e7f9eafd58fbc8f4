import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { walkFiles } from './walk-files.mjs'
import { root } from './workspace.mjs'

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$|\/e2e\//.test(path)
/** The reference, which a step writes. */
const isWritten = (/** @type {string} */ path) => path.startsWith('docs/api/')

/** @param {string} path */
const filesAt = (path) => {
  if (!existsSync(path)) return []
  return statSync(path).isDirectory() ? walkFiles(path) : [path]
}

/** @param {string} file from the root of the project */
const hashFile = (file) =>
  createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex')

/**
 * A hash of the content of each of these files, and of those in these folders, tests left out.
 * @param {readonly string[]} paths absolute or from the root of the project; what is not there is left out
 * @param {{ withTests?: boolean | undefined }} [options]
 * @returns {Map<string, string>} by path from the root
 */
export const hashFiles = (paths, { withTests = false } = {}) => {
  const files = paths.flatMap((path) => filesAt(resolve(root, path))).map((path) => relative(root, path))
  const sources = files.filter((file) => !isWritten(file) && (withTests || !isTest(file)))
  return new Map(sources.map((file) => [file, hashFile(file)]))
}

/**
 * One text for the content of these files and folders: it changes with any of them.
 * @param {Parameters<typeof hashFiles>} args
 */
export const hashSources = (...args) =>
  createHash('sha256')
    .update(JSON.stringify([...hashFiles(...args)]))
    .digest('hex')
