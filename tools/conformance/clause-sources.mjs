import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.ts'
import { parseTsv, readText } from './tsv.mjs'

/**
 * @typedef {object} ClauseSource what implements a clause
 * @property {string} clause
 * @property {string} file below the root
 * @property {string} name a declaration of it; a member is `Owner.member`, a whole file ''
 */

const table = 'docs/clause-sources.tsv'

/** What is wrong with a row. @param {ClauseSource} row @param {Parameters<typeof findSourceMistakes>[1]} product */
const findRowMistakes = ({ clause, file, name }, { existing, findReference }) => {
  if (!existing.has(clause)) return [`no such clause: ${clause}`]
  if (findReference({ file, name }) !== undefined) return []
  return [
    findReference({ file, name: '' }) === undefined
      ? `${clause}: no such source: ${file}`
      : `${clause}: nothing in ${file} is called ${name}`,
  ]
}

/**
 * What is wrong with the table.
 * @param {readonly ClauseSource[]} rows
 * @param {{ existing: ReadonlySet<string>, findReference: (source: { file: string, name: string }) => unknown }} product
 * @returns {string[]}
 */
export const findSourceMistakes = (rows, product) => {
  const keys = rows.map(({ clause, file, name }) => `${clause} ${file} ${name}`.trimEnd())
  return [
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${key} is listed twice`),
    ...rows.flatMap((row) => findRowMistakes(row, product)),
  ].map((mistake) => `${table}: ${mistake}`)
}

/** @param {string} text lines of clause, file and name @returns {ClauseSource[]} */
export const readClauseSources = (text) => parseTsv(text, ['clause', 'file', 'name'])

/** What implements each clause. */
export const loadClauseSources = () => readClauseSources(readText(table))

/**
 * The sources next to tests, for clauses without a row; a test of the whole product has none.
 * @param {readonly string[]} testFiles
 */
export const filesBeside = (testFiles) => {
  const beside = testFiles
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => ['.ts', '.tsx', '.mjs'].map((end) => file.replace(/\.test\.tsx?$/, end)))
    .filter((file) => existsSync(join(root, file)))
  // The order of the files in reports differs from run to run.
  return [...new Set(beside)].sort()
}
