import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.mjs'

/**
 * @typedef {object} OpenEntry a clause that is open whatever its tests say
 * @property {string} id
 * @property {string} reason what was found
 * @property {string} need what would close it
 */

/** @param {string} text lines of id, reason and need, with tabs between @returns {OpenEntry[]} */
export const readOpenList = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', reason = '', need = ''] = line.split('\t')
      return { id, reason, need }
    })

/** What is wrong with the list. @param {readonly OpenEntry[]} entries @param {ReadonlySet<string>} existing */
export const findOpenListMistakes = (entries, existing) => {
  const twice = entries.filter(({ id }, index) => entries.findIndex((one) => one.id === id) !== index)
  return [
    ...twice.map(({ id }) => `docs/conformance-open.tsv: ${id} is listed twice`),
    ...entries
      .filter(({ id }) => !existing.has(id))
      .map(({ id }) => `docs/conformance-open.tsv: no such clause: ${id}`),
    ...entries
      .filter(({ reason, need }) => reason === '' || need === '')
      .map(({ id }) => `docs/conformance-open.tsv: ${id} lacks its reason or what it needs`),
  ]
}

/** The clauses that are open although a passing test names them, and code in use carries them out. */
export const loadOpenList = () => {
  const path = join(root, 'docs/conformance-open.tsv')
  return existsSync(path) ? readOpenList(readFileSync(path, 'utf8')) : []
}
