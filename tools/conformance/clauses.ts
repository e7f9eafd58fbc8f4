import { parseTsv, readText } from './tsv.ts'

export type Clause = { id: string; phrase: string; kind: string; note: string }

/** The excuses that a clause may have: its note begins with one. */
const excuses = /^(?:background|carried as data|for partners): .+|^repeated in \[[^\]]+\](?:: .+)?$/
/** With more excuses the list would say little. */
const maximumExcuses = 70

/** What is wrong with the list itself. */
export const findMistakes = (clauses: readonly Clause[]): string[] => {
  const excused = clauses.filter(({ kind }) => kind === 'excused')
  const duplicates = clauses.filter(({ id }, index) => clauses.findIndex((one) => one.id === id) !== index)
  return [
    ...duplicates.map(({ id }) => `${id} is listed twice`),
    ...clauses.filter(({ phrase }) => phrase === '').map(({ id }) => `${id} has no phrase`),
    ...excused.filter(({ note }) => !excuses.test(note)).map(({ id, note }) => `${id}: no excuse: ${note}`),
    ...(excused.length > maximumExcuses ? [`${excused.length} excuses, at most ${maximumExcuses}`] : []),
  ]
}

/** @param text lines of id, phrase, kind and note */
export const readClauses = (text: string): Clause[] => parseTsv(text, ['id', 'phrase', 'kind', 'note'])

/** Every clause of the specification, in its order. */
export const loadClauses = () => readClauses(readText('docs/clauses.tsv'))
