import { dirname, join, matchesGlob } from 'node:path/posix'
import { readImports } from './read-imports.mjs'

/**
 * @typedef {object} Edge one file imports another, however many statements it takes
 * @property {string} from
 * @property {string} to
 * @property {boolean} isType only types are imported
 */
/**
 * @typedef {object} PackageEdge
 * @property {string} from the file
 * @property {string} to the package's name
 * @property {boolean} isType
 */
/**
 * @typedef {object} ImportGraph
 * @property {string[]} files
 * @property {Edge[]} edges within the package
 * @property {PackageEdge[]} packageEdges to other packages of the workspace
 * @property {string[]} faults imports that lead nowhere or cannot be read: the figures lack them
 */

/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {(file: string, specifier: string) => import('./resolve-import.mjs').Target} Resolve */

/**
 * Edges by both ends. A type import beside a value import of the same file is one edge of values.
 * @template {{ from: string, to: string, isType: boolean }} E
 * @param {readonly E[]} edges
 * @returns {E[]}
 */
const mergeEdges = (edges) => {
  /** @type {Map<string, E>} */
  const merged = new Map()
  for (const edge of edges) {
    const key = `${edge.from} ${edge.to}`
    const isType = edge.isType && (merged.get(key)?.isType ?? true)
    merged.set(key, { ...edge, isType })
  }
  return [...merged.values()]
}

/**
 * The sources that the patterns of an `import.meta.glob` name; those after a `!` are left out again.
 * @param {readonly string[]} patterns
 * @param {{ from: string, files: ReadonlySet<string> }} location
 */
const matchGlob = (patterns, { from, files }) => {
  const matches = (/** @type {string} */ path, /** @type {string} */ pattern) =>
    matchesGlob(path, join(dirname(from), pattern))
  const included = patterns.filter((pattern) => !pattern.startsWith('!'))
  const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  return [...files].filter(
    (path) =>
      included.some((pattern) => matches(path, pattern)) &&
      !excluded.some((pattern) => matches(path, pattern)),
  )
}

/** @typedef {{ graph: ImportGraph, files: ReadonlySet<string>, resolve: Resolve }} Building */

/** @param {string} from @param {import('./read-imports.mjs').Import} imported @param {Building} building */
const addImport = (from, { specifier, isType }, { graph, files, resolve }) => {
  const target = resolve(from, specifier)
  if (target.kind === 'missing') graph.faults.push(`${from}: ${specifier} leads nowhere`)
  if (target.kind === 'package') graph.packageEdges.push({ from, to: target.name, isType })
  if (target.kind !== 'own') return
  graph.edges.push({ from, to: target.path, isType })
  if (/\.tsx?$/.test(target.path) && !files.has(target.path))
    graph.faults.push(`${from}: ${specifier} is no source of the package`)
}

/** Pictures may be added by whoever runs the shop. @param {string} pattern */
const isForPictures = (pattern) => /\.\{?(?:svg|png|webp|,)+\}?$/.test(pattern)

/** @param {string} from @param {readonly string[]} patterns @param {Building} building */
const addGlob = (from, patterns, { graph, files }) => {
  const found = matchGlob(patterns, { from, files })
  graph.edges.push(...found.map((to) => ({ from, to, isType: false })))
  if (found.length === 0 && !patterns.every(isForPictures))
    graph.faults.push(`${from}: no source matches ${patterns.join(', ')}`)
}

/**
 * Who imports whom among the sources of a package.
 * @param {readonly Source[]} sources
 * @param {Resolve} resolve
 * @returns {ImportGraph}
 */
export const createImportGraph = (sources, resolve) => {
  /** @type {ImportGraph} */
  const graph = { files: sources.map(({ path }) => path), edges: [], packageEdges: [], faults: [] }
  const building = { graph, files: new Set(graph.files), resolve }
  for (const { path, text } of sources) {
    const { imports, globs, unreadable } = readImports(path, text)
    for (const imported of imports) addImport(path, imported, building)
    for (const patterns of globs) addGlob(path, patterns, building)
    graph.faults.push(...unreadable.map((code) => `${path}: ${code} has a computed target`))
  }
  return { ...graph, edges: mergeEdges(graph.edges), packageEdges: mergeEdges(graph.packageEdges) }
}
