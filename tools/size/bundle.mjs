import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, defaultClientConditions } from 'vite'
import { root } from '../workspace.mjs'

/**
 * @typedef {object} Bundle
 * @property {Chunk[]} first what a page loads before any call: the entry and all that it imports statically
 * @property {Chunk[]} later what is imported on use
 * @property {readonly string[]} warnings
 */
/** @typedef {{ fileName: string, code: string, modules: string[] }} Chunk */

const entryId = 'virtual:entry'

/** @param {string} code @returns {import('vite').Plugin} */
const virtualEntry = (code) => ({
  name: 'virtual-entry',
  resolveId: (id) => (id === entryId ? `\0${entryId}` : null),
  load: (id) => (id === `\0${entryId}` ? code : null),
})

/** Ids without the virtual entry, below the root and without the store's folders. @param {string} id */
const shortId = (id) =>
  relative(root, id.replace(/\?.*$/, '').replaceAll('\0', '')).replace(
    /^.*node_modules\/(?!.*node_modules\/)/,
    'node_modules/',
  )

/** @param {readonly import('vite').Rolldown.OutputChunk[]} chunks */
const splitByLoad = (chunks) => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  /** @type {Set<string>} */
  const first = new Set()
  const visit = (/** @type {string} */ name) => {
    if (first.has(name) || !byName.has(name)) return
    first.add(name)
    byName.get(name)?.imports.forEach(visit)
  }
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => visit(fileName))
  return first
}

/** @param {import('vite').Rolldown.OutputChunk} chunk @returns {Chunk} */
const toChunk = ({ fileName, code, modules }) => ({
  fileName,
  code,
  modules: Object.entries(modules)
    .filter(([id, module]) => !id.includes(entryId) && (module.code ?? '').trim() !== '')
    .map(([id]) => shortId(id)),
})

/**
 * Bundles a piece of code from the sources as an application would: minified, tree-shaken, with the packages' source
 * condition.
 * @param {string} code what the entry holds; what it exports is kept
 * @param {{ external?: (string | RegExp)[] }} [options]
 * @returns {Promise<Bundle>}
 */
export const bundle = async (code, { external = [] } = {}) => {
  /** @type {string[]} */
  const warnings = []
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [virtualEntry(code)],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@cartonnage/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: entryId,
        external,
        // Its exports are kept; like an application's entry it may hold what later chunks share with it.
        preserveEntrySignatures: 'allow-extension',
        onLog: (level, log) => (level === 'warn' ? warnings.push(log.message) : undefined),
      },
    },
  })
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result)
  const chunks = output.filter((part) => part.type === 'chunk')
  if (chunks.every(({ modules }) => Object.keys(modules).every((id) => id.includes(entryId)))) {
    throw new Error(`Nothing was bundled for: ${code}`)
  }
  const first = splitByLoad(chunks)
  return {
    first: chunks.filter(({ fileName }) => first.has(fileName)).map(toChunk),
    later: chunks.filter(({ fileName }) => !first.has(fileName)).map(toChunk),
    warnings,
  }
}

/** Bytes on the wire: each chunk is compressed on its own. @param {readonly { code: string }[]} chunks */
export const gzipSize = (chunks) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)

/** @param {readonly Chunk[]} chunks */
export const modulesOf = (chunks) => chunks.flatMap(({ modules }) => modules)
