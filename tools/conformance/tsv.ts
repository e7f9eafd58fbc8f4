import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.ts'

/** The rows of a text with tabs between the columns, by the names of the columns; missing cells are ''. */
export const parseTsv = <Column extends string>(text: string, columns: readonly Column[]) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const cells = line.split('\t')
      const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
      return row as Record<Column, string>
    })

/** The text of a file below the root; '' if it does not exist. */
export const readText = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
