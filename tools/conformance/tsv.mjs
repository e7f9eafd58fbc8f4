import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.ts'

/**
 * The rows of a text with tabs between the columns, by the names of the columns; missing cells are ''.
 * @template {string} Column
 * @param {string} text
 * @param {readonly Column[]} columns
 */
export const parseTsv = (text, columns) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const cells = line.split('\t')
      const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
      return /** @type {Record<Column, string>} */ (row)
    })

/** The text of a file below the root; '' if it does not exist. @param {string} path */
export const readText = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
