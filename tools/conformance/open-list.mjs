import { parseTsv, readText } from './tsv.mjs'

/**
 * @typedef {object} OpenEntry a clause that is open whatever its tests show
 * @property {string} id
 * @property {string} reason what was found
 * @property {string} need what would close it
 */

const file = 'docs/conformance-open.tsv'

/** What is wrong with the list. @param {readonly OpenEntry[]} entries @param {ReadonlySet<string>} existing */
export const findOpenListMistakes = (entries, existing) =>
  entries
    .flatMap(({ id, reason, need }, index) => [
      ...(entries.findIndex((one) => one.id === id) === index ? [] : [`${id} is listed twice`]),
      ...(existing.has(id) ? [] : [`no such clause: ${id}`]),
      ...(reason === '' || need === '' ? [`${id} lacks its reason or what it needs`] : []),
    ])
    .map((mistake) => `${file}: ${mistake}`)

/** @param {string} text lines of id, reason and need @returns {OpenEntry[]} */
export const readOpenList = (text) => parseTsv(text, ['id', 'reason', 'need'])

/** The clauses that are open although a passing test names them and code in use implements them. */
export const loadOpenList = () => readOpenList(readText(file))
