import { parseTsv, readText } from './tsv.mjs'

/** @typedef {{ id: string, phrase: string, kind: string, note: string }} Clause */

/** The excuses that a clause may have: its note begins with one. */
const excuses = /^(?:background|carried as data|for partners): .+|^repeated in \[[^\]]+\](?:: .+)?$/
/** With more excuses the list would say little. */
const maximumExcuses = 70

/** What is wrong with the list itself. @param {readonly Clause[]} clauses @returns {string[]} */
export const findMistakes = (clauses) => {
  const excused = clauses.filter(({ kind }) => kind === 'excused')
  const duplicates = clauses.filter(({ id }, index) => clauses.findIndex((one) => one.id === id) !== index)
  return [
    ...duplicates.map(({ id }) => `${id} is listed twice`),
    ...clauses.filter(({ phrase }) => phrase === '').map(({ id }) => `${id} has no phrase`),
    ...excused.filter(({ note }) => !excuses.test(note)).map(({ id, note }) => `${id}: no excuse: ${note}`),
    ...(excused.length > maximumExcuses ? [`${excused.length} excuses, at most ${maximumExcuses}`] : []),
  ]
}

/** @param {string} text lines of id, phrase, kind and note @returns {Clause[]} */
export const readClauses = (text) => parseTsv(text, ['id', 'phrase', 'kind', 'note'])

/** Every clause of the specification, in its order. */
export const loadClauses = () => readClauses(readText('docs/clauses.tsv'))
