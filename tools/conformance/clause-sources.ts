import { hasName } from './source-use.ts'
import { parseTsv, readText } from './tsv.ts'
import type { Source } from './source-use.ts'

export interface ClauseSource extends Source {
  clause: string
}

const table = 'docs/clause-sources.tsv'

const findRowMistakes = ({ clause, file, name }: ClauseSource, existing: ReadonlySet<string>) => {
  if (!existing.has(clause)) return [`no such clause: ${clause}`]
  const text = readText(file)
  if (text === '') return [`${clause}: no such source: ${file}`]
  return hasName(text, name) ? [] : [`${clause}: nothing in ${file} is called ${name}`]
}

/** @param existing all clauses */
export const findSourceMistakes = (
  rows: readonly ClauseSource[],
  existing: ReadonlySet<string>,
): string[] => {
  const keys = rows.map(({ clause, file, name }) => `${clause} ${file} ${name}`.trimEnd())
  return [
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${key} is listed twice`),
    ...rows.flatMap((row) => findRowMistakes(row, existing)),
  ].map((mistake) => `${table}: ${mistake}`)
}

/** @param text lines of clause, file and name */
export const readClauseSources = (text: string): ClauseSource[] => parseTsv(text, ['clause', 'file', 'name'])

/** What implements each clause. */
export const loadClauseSources = () => readClauseSources(readText(table))
