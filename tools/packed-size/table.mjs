import { gzipSync } from 'node:zlib'

/** @typedef {import('./entries.mjs').Entry} Entry */
/** @typedef {Readonly<Record<string, number>>} Sizes bytes by the bundler's name */
/** @typedef {{ entry: Entry, sizes: Sizes, complaints: readonly string[] }} Row */

/** Bytes on the wire. @param {string} code */
export const gzipSize = (code) => gzipSync(code, { level: 9 }).length

/** What only fronts that send calls need. */
const forCalls = /node_modules\/(?:ky|zod|p-retry)\/|@cartonnage\/sdk\/dist\/(?:transport|contract)\//

/**
 * The modules that a bundle must not contain, as complaints.
 * @param {Entry} entry
 * @param {Readonly<Record<string, number>>} modules bytes by file
 */
export const findForbidden = ({ sendsCalls, without }, modules) => {
  const current = Object.keys(modules).filter((path) => (modules[path] ?? 0) > 0)
  const found = current.filter((path) => (!sendsCalls && forCalls.test(path)) || without?.test(path))
  const names = found.slice(0, 5).map((path) => path.replace(/^.*node_modules\//, ''))
  return names.length === 0 ? [] : [`holds ${names.join(', ')}`]
}

/** The bundler with the largest result. @param {Sizes} sizes */
const worstOf = (sizes) => {
  const [first = ['none', 0], ...others] = Object.entries(sizes)
  const [bundler, bytes] = others.reduce((worst, one) => (one[1] > worst[1] ? one : worst), first)
  return { bundler, bytes }
}

/** @param {Row} row */
const faultsOf = ({ entry, sizes, complaints }) => [
  ...complaints,
  ...(worstOf(sizes).bytes > entry.ceiling ? ['too large'] : []),
]

/** @param {Row} row */
export const hasFault = (row) => faultsOf(row).length > 0

const cell = (/** @type {string | number} */ value) => String(value).padStart(10)

/** @param {readonly string[]} bundlers */
export const formatHead = (bundlers) =>
  `${'bytes, minified, gzip -9'.padEnd(32)}${[...bundlers, 'worst', 'floor', 'ours', 'ceiling'].map(cell).join('')}`

/**
 * One line: each bundler, the largest of them, the share of the libraries and ours, ceiling, result.
 * @param {Row} row
 * @param {Sizes} floor of the libraries alone
 */
export const formatRow = (row, floor) => {
  const { entry, sizes } = row
  const worst = worstOf(sizes)
  const libraries = entry.sendsCalls ? Math.min(worst.bytes, floor[worst.bundler] ?? 0) : 0
  const ceiling = Number.isFinite(entry.ceiling) ? entry.ceiling : '–'
  const figures = [...Object.values(sizes), worst.bytes, libraries, worst.bytes - libraries, ceiling]
  return `${entry.name.padEnd(32)}${figures.map(cell).join('')}  ${faultsOf(row).join('; ') || 'ok'}`
}

/** All entries in one line, in kB of the largest bundle. @param {readonly Row[]} rows */
export const formatNote = (rows) =>
  `=> kB: ${rows.map(({ entry, sizes }) => `${entry.name} ${(worstOf(sizes).bytes / 1000).toFixed(1)}`).join('; ')}`

/**
 * The largest files of a bundle, minified but not compressed.
 * @param {Readonly<Record<string, number>>} modules bytes by file
 */
export const formatModules = (modules) =>
  Object.entries(modules)
    .filter(([, bytes]) => bytes > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([path, bytes]) => `${cell(bytes)}  ${path.replace(/^.*node_modules\//, '')}`)
