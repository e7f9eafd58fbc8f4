// Completes src/seed/catalog-seed.tsv by what the German names say, where a cell is empty, and writes src/seed/catalog.json
// from it, so that no file is read at run time.
// Run it after a change of the table: node packages/sandbox/scripts/write-catalog.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { readNameColumns } from '../src/seed/name-columns.ts'

const folder = new URL('../src/seed/', import.meta.url)
const table = new URL('catalog-seed.tsv', folder)
const [header = '', ...rows] = readFileSync(table, 'utf8').split('\n').filter(Boolean)
const columns = header.split('\t')

/** @param {string} line */
const complete = (line) => {
  const cells = line.split('\t')
  /** @param {string} column */
  const cell = (column) => cells[columns.indexOf(column)] ?? ''
  const named = readNameColumns(cell('name_de'), cell('inner_l') !== '')
  return columns.map((column) => cell(column) || (named[column] ?? '')).join('\t')
}

const lines = [header, ...rows.map(complete)]
writeFileSync(table, `${lines.join('\n')}\n`)
writeFileSync(new URL('catalog.json', folder), `${JSON.stringify({ lines }, null, 2)}\n`)
