import { alignColumns } from '../align-columns.ts'
import { difference } from './weights.mjs'

/** @typedef {import('./weights.mjs').Weight} Weight */

/**
 * One line: a page or a visit in one language, for one kind of visitor.
 * @typedef {object} Row
 * @property {readonly string[]} labels whose last one is the language
 * @property {readonly (Weight | undefined)[]} cells
 */

export const toKiB = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1)

/** KiB and files; a dash without such a state. @param {Weight | undefined} weight */
export const formatWeight = (weight) => {
  if (weight === undefined) return '-'
  return weight.files === 0 ? '0' : `${toKiB(weight.bytes)}/${weight.files}`
}

const withSign = (/** @type {string} */ text) => (text.startsWith('-') ? text : `+${text}`)

/**
 * The change of a weight. Less than 0.05 KiB is ignored: numbers of orders and carts vary.
 * @param {Weight | undefined} now
 * @param {Weight | undefined} before
 */
export const formatChange = (now, before) => {
  if (now === undefined) return before === undefined ? '-' : 'gone'
  if (before === undefined) return 'new'
  const { bytes, files } = difference(now, before)
  const size = toKiB(bytes).replace('-0.0', '0.0')
  return size === '0.0' && files === 0 ? '=' : `${withSign(size)}/${withSign(String(files))}`
}

/** @typedef {{ labels: readonly string[], cells: readonly string[] }} Line */

/** @param {Line} one @param {Line} other */
const isSameButLanguage = (one, other) =>
  one.labels.slice(0, -1).join() === other.labels.slice(0, -1).join() &&
  one.cells.join() === other.cells.join()

/**
 * Lines that follow each other and differ in nothing but the language become one.
 * @param {readonly Line[]} lines
 * @returns {readonly Line[]}
 */
export const mergeLanguages = (lines) => {
  /** @type {Line[]} */
  const merged = []
  for (const line of lines) {
    const last = merged.at(-1)
    if (last !== undefined && isSameButLanguage(last, line)) {
      const language = `${last.labels.at(-1)} ${line.labels.at(-1)}`
      merged[merged.length - 1] = { ...last, labels: [...last.labels.slice(0, -1), language] }
    } else merged.push(line)
  }
  return merged
}

/**
 * A table as text: words to the left, figures to the right.
 * @param {{ heads: readonly string[], lines: readonly Line[] }} table
 */
export const formatTable = ({ heads, lines }) => {
  const rows = [heads, ...lines.map(({ labels, cells }) => [...labels, ...cells])]
  return alignColumns(rows, lines[0]?.labels.length ?? 0).join('\n')
}
