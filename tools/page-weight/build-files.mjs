import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A file of the client build, as the bundler lists it.
 * @typedef {object} Chunk
 * @property {string} file
 * @property {string} [src] the source that it was made for
 * @property {readonly string[]} [imports] names of other chunks
 */

/** @typedef {Readonly<Record<string, Chunk>>} Manifest */

/** @param {string} build folder of the build @returns {Manifest} */
export const readManifest = (build) =>
  JSON.parse(readFileSync(join(build, 'client/.vite/manifest.json'), 'utf8'))

/**
 * The files with everything that they import, each once; files without a chunk stay as they are.
 * @param {Manifest} manifest
 * @param {readonly string[]} paths that start with a slash
 * @returns {readonly string[]}
 */
export const withImports = (manifest, paths) => {
  const chunks = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]))
  /** @type {Set<string>} */
  const found = new Set()
  /** @param {string} path */
  const collect = (path) => {
    if (found.has(path)) return
    found.add(path)
    for (const key of chunks.get(path)?.imports ?? []) {
      const imported = manifest[key]
      if (imported !== undefined) collect(`/${imported.file}`)
    }
  }
  paths.forEach(collect)
  return [...found]
}

/** Files of texts may be small, since a page may have few, and each language has files of its own. */
const isText = (/** @type {Chunk} */ { src = '' }) => /^(?:src\/i18n|\.\.\/sdk\/src\/messages)\//.test(src)

/**
 * The paths of all module scripts except texts. The early script and the one that renews pages are not
 * modules: each runs where nothing else may.
 * @param {Manifest} manifest
 */
export const scriptsButTexts = (manifest) => [
  ...new Set(
    Object.values(manifest)
      .filter((chunk) => chunk.file.endsWith('.js') && !isText(chunk))
      .map(({ file }) => `/${file}`),
  ),
]
