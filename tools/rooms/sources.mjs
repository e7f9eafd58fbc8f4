import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { walkFiles } from '../walk-files.ts'

/** @typedef {{ path: string, text: string }} Source `path` lies below the package's folder, with slashes */

/** Tests and test support are excluded. */
const forTests = /(?:\.(?:test|test-d|spec|fixture|example)\.tsx?$)|(?:^|\/)e2e\//

/** @param {string} path */
export const isSource = (path) => /\.tsx?$/.test(path) && !forTests.test(path)

/**
 * The sources of a package. Configuration and scripts outside `src` and `server` are excluded.
 * @param {string} folder
 * @returns {Source[]}
 */
export const readSources = (folder) =>
  ['src', 'server']
    .flatMap((name) => walkFiles(join(folder, name)))
    .map((file) => relative(folder, file).replaceAll('\\', '/'))
    .filter(isSource)
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
