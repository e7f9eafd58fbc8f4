import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.mjs'

/**
 * @typedef {object} WaitingEntry what the specification names and later work builds
 * @property {string} need what it waits for
 * @property {readonly string[]} clauses that are open until then
 * @property {readonly string[]} parts of the product that nothing uses until then; none where no measure can tell
 * @property {string} source where it is said
 */

/** @typedef {(name: string) => readonly { isUsed: boolean }[]} FindParts what has a name in the product's sources */

const file = 'docs/conformance-waiting.tsv'

/** @param {string} list names with commas between */
const namesIn = (list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** @param {string} text lines of need, clauses, parts and source, with tabs between @returns {WaitingEntry[]} */
export const readWaitingList = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [need = '', clauses = '', parts = '', source = ''] = line.split('\t')
      return { need, clauses: namesIn(clauses), parts: namesIn(parts), source }
    })

/** Why an entry cannot stand as it is. @param {WaitingEntry} entry @param {ReadonlySet<string>} existing */
const findEntryMistakes = ({ need, clauses, parts, source }, existing) => [
  ...(need === '' || source === '' ? ['an entry lacks what it waits for, or where that is said'] : []),
  ...(clauses.length + parts.length === 0 ? [`${need} has neither a clause nor a part`] : []),
  ...clauses.filter((id) => !existing.has(id)).map((id) => `no such clause: ${id}`),
]

/** A part that is not there waits for nothing, and one that is in use has got what it waited for. @param {string} part @param {FindParts} findParts */
const findPartMistake = (part, findParts) => {
  const found = findParts(part)
  if (found.length === 0) return [`nothing is called ${part}`]
  return found.some(({ isUsed }) => isUsed) ? [`${part} is in use by now`] : []
}

/**
 * What is wrong with the list.
 * @param {readonly WaitingEntry[]} entries
 * @param {{ existing: ReadonlySet<string>, openIds: ReadonlySet<string>, findParts: FindParts }} product
 */
export const findWaitingListMistakes = (entries, { existing, openIds, findParts }) =>
  entries
    .flatMap((entry) => [
      ...findEntryMistakes(entry, existing),
      ...entry.clauses
        .filter((id) => openIds.has(id))
        .map((id) => `${id} is also in docs/conformance-open.tsv`),
      ...entry.parts.flatMap((part) => findPartMistake(part, findParts)),
    ])
    .map((mistake) => `${file}: ${mistake}`)

/** What a clause waits for. @param {readonly WaitingEntry[]} entries @param {string} clause */
export const needsOfClause = (entries, clause) =>
  entries.filter(({ clauses }) => clauses.includes(clause)).map(({ need }) => need)

/** What a part of the product waits for. @param {readonly WaitingEntry[]} entries @param {string} part */
export const needsOfPart = (entries, part) =>
  entries.filter(({ parts }) => parts.includes(part)).map(({ need }) => need)

/** What later work builds: clauses and parts that wait for it. */
export const loadWaitingList = () => {
  const path = join(root, file)
  return existsSync(path) ? readWaitingList(readFileSync(path, 'utf8')) : []
}
