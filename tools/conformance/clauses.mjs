import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.mjs'

/** @typedef {{ id: string, phrase: string, kind: string, note: string }} Clause */

/** What a clause may be excused with; its note begins so. */
const excuses = /^(?:background|carried as data|for partners): .+|^repeated in \[[^\]]+\](?:: .+)?$/
/** More than this many excuses, and the list would say little. */
const maximumExcuses = 70

/** @param {string} text lines of id, phrase, kind and note, with tabs between @returns {Clause[]} */
export const readClauses = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', phrase = '', kind = '', note = ''] = line.split('\t')
      return { id, phrase, kind, note }
    })

/** What is wrong with the list itself. @param {readonly Clause[]} clauses @returns {string[]} */
export const findMistakes = (clauses) => {
  const excused = clauses.filter(({ kind }) => kind === 'excused')
  const twice = clauses.filter(({ id }, index) => clauses.findIndex((one) => one.id === id) !== index)
  return [
    ...twice.map(({ id }) => `${id} is listed twice`),
    ...clauses.filter(({ phrase }) => phrase === '').map(({ id }) => `${id} says nothing`),
    ...excused.filter(({ note }) => !excuses.test(note)).map(({ id, note }) => `${id}: no excuse: ${note}`),
    ...(excused.length > maximumExcuses ? [`${excused.length} excuses, at most ${maximumExcuses}`] : []),
  ]
}

/** Every clause of the specification, in its order. */
export const loadClauses = () => readClauses(readFileSync(join(root, 'docs/clauses.tsv'), 'utf8'))
