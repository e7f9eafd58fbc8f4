import { parseTsv, readText } from './tsv.mjs'

/**
 * @typedef {object} WaitingEntry what the specification asks for and later work adds
 * @property {string} need what it waits for
 * @property {readonly string[]} clauses that are open until then
 * @property {readonly string[]} parts of the product that nothing uses until then; empty if that cannot be measured
 * @property {string} source where that is documented
 */

/** @typedef {(name: string) => readonly { isUsed: boolean }[]} FindParts finds the declarations of a name in the product's sources */

const file = 'docs/conformance-waiting.tsv'

/** @param {string} list names with commas between */
const namesIn = (list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** @param {string} text lines of need, clauses, parts and source, with tabs between @returns {WaitingEntry[]} */
export const readWaitingList = (text) =>
  parseTsv(text, ['need', 'clauses', 'parts', 'source']).map(({ clauses, parts, ...entry }) => ({
    ...entry,
    clauses: namesIn(clauses),
    parts: namesIn(parts),
  }))

/** What is wrong with an entry. @param {WaitingEntry} entry @param {ReadonlySet<string>} existing */
const findEntryMistakes = ({ need, clauses, parts, source }, existing) => [
  ...(need === '' || source === '' ? ['an entry lacks what it waits for, or where that is said'] : []),
  ...(clauses.length + parts.length === 0 ? [`${need} has neither a clause nor a part`] : []),
  ...clauses.filter((id) => !existing.has(id)).map((id) => `no such clause: ${id}`),
]

/** A part must exist, and must not be in use yet. @param {string} part @param {FindParts} findParts */
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

/** Clauses and parts that wait for later work. */
export const loadWaitingList = () => readWaitingList(readText(file))
