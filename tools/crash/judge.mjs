// Judges what a killed process left behind, by what a buyer heard before: what was acknowledged is there, what was
// refused is not, and what nobody heard of is there as a whole or not at all.
import { applyWrite } from './parts.mjs'

/** @typedef {import('./parts.mjs').Parts} Parts */
/** @typedef {import('./parts.mjs').Write} Write */

/**
 * A write with what the buyer heard of it: the whole response of a success, that of a refusal, or none.
 * @typedef {object} Entry
 * @property {Write} write
 * @property {'acknowledged' | 'refused' | 'unknown'} heard
 * @property {boolean} [isAccepted] the platform said with 202 that it goes on working
 * @property {string} [number] the order reference number that was heard
 */

/**
 * `whole`: as it was acknowledged, with each unknown write done or not. `refused`: something is there that was refused.
 * `half`: of an unknown write some parts are there and some are not. `lost`: anything else.
 * @typedef {'whole' | 'refused' | 'half' | 'lost'} Verdict
 */

/** @typedef {{ name: string, expected: string | undefined, actual: string | undefined }} Difference */
/** @typedef {{ verdict: Verdict, differences: readonly Difference[] }} Judgement */

/** @param {Parts} one @param {Parts} other @param {string} name */
const isSame = (one, other, name) => one[name] === other[name]

/** @param {Parts} expected @param {Parts} actual @returns {Difference[]} */
const compare = (expected, actual) =>
  [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
    .filter((name) => !isSame(expected, actual, name))
    .map((name) => ({ name, expected: expected[name], actual: actual[name] }))

/**
 * Every state that fits to the book, the one without any unknown write first. With `index` the refused write there
 * counts as done.
 * @param {Parts} start
 * @param {readonly Entry[]} book
 * @param {number} [index]
 */
const possibleStates = (start, book, index) =>
  book.reduce((states, { write, heard }, position) => {
    if (heard === 'refused' && position !== index) return states
    const done = states.map((parts) => applyWrite(parts, write))
    return heard === 'unknown' ? [...states, ...done] : done
  }, /** @type {readonly Parts[]} */ ([start]))

/** @param {readonly Parts[]} states @param {Parts} actual */
const fits = (states, actual) => states.some((parts) => compare(parts, actual).length === 0)

/** Whether each part is as in one of the states, though not all of them as in the same. @param {readonly Parts[]} states @param {Parts} actual */
const isMixed = (states, actual) =>
  [...new Set([...states.flatMap((parts) => Object.keys(parts)), ...Object.keys(actual)])].every((name) =>
    states.some((parts) => isSame(parts, actual, name)),
  )

/**
 * @param {object} buyer
 * @param {Parts} buyer.start what the tables held before the first write of the book
 * @param {readonly Entry[]} buyer.book in the order in which the writes were sent
 * @param {Parts} buyer.actual what the tables hold after the restart
 * @returns {Judgement}
 */
export const judgeBuyer = ({ start, book, actual }) => {
  const states = possibleStates(start, book)
  if (fits(states, actual)) return { verdict: 'whole', differences: [] }
  const differences = compare(states[0] ?? start, actual)
  const isRefusedThere = book.some(
    ({ heard }, index) => heard === 'refused' && fits(possibleStates(start, book, index), actual),
  )
  if (isRefusedThere) return { verdict: 'refused', differences }
  return { verdict: isMixed(states, actual) ? 'half' : 'lost', differences }
}

/** Order reference numbers that were heard and are not there any more. @param {readonly Entry[]} book @param {readonly string[]} actual */
export const findLostNumbers = (book, actual) =>
  book.flatMap(({ heard, number }) =>
    heard === 'acknowledged' && number !== undefined && !actual.includes(number) ? [number] : [],
  )
