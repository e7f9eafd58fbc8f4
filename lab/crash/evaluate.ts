// Evaluates what a killed process left behind: what was acknowledged must be there, what was refused must not, and a write
// without a response must be there as a whole or not at all.
import { applyWrite } from './parts.mjs'

/** @typedef {import('./parts.mjs').Parts} Parts */
/** @typedef {import('./parts.mjs').Write} Write */

/**
 * A write with its result: the complete response of a success or of a refusal, or none.
 * @typedef {object} Entry
 * @property {Write} write
 * @property {'acknowledged' | 'refused' | 'unknown'} result
 * @property {boolean} [isAccepted] the platform responded with 202 and continues the work
 * @property {string} [number] the order reference number of the response
 */

/**
 * `whole`: as it was acknowledged, with each unknown write done or not. `refused`: something is there that was refused.
 * `half`: of an unknown write some parts are there and some are not. `lost`: anything else.
 * @typedef {'whole' | 'refused' | 'half' | 'lost'} Outcome
 */

/** @typedef {{ name: string, expected: string | undefined, actual: string | undefined }} Difference */
/** @typedef {{ outcome: Outcome, differences: readonly Difference[] }} Evaluation */

/** @param {Parts} one @param {Parts} other @param {string} name */
const isSame = (one, other, name) => one[name] === other[name]

/** @param {Parts} expected @param {Parts} actual @returns {Difference[]} */
const compare = (expected, actual) =>
  [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
    .filter((name) => !isSame(expected, actual, name))
    .map((name) => ({ name, expected: expected[name], actual: actual[name] }))

/**
 * Every state that is consistent with the entries, the one without any unknown write first. With `index` the
 * refused write at that index counts as done.
 * @param {Parts} start
 * @param {readonly Entry[]} entries
 * @param {number} [index]
 */
const possibleStates = (start, entries, index) =>
  entries.reduce(
    (states, { write, result }, position) => {
      if (result === 'refused' && position !== index) return states
      const done = states.map((parts) => applyWrite(parts, write))
      return result === 'unknown' ? [...states, ...done] : done
    },
    /** @type {readonly Parts[]} */ ([start]),
  )

/** @param {readonly Parts[]} states @param {Parts} actual */
const fits = (states, actual) => states.some((parts) => compare(parts, actual).length === 0)

/** Whether each part agrees with one of the states, though not all with the same one. @param {readonly Parts[]} states @param {Parts} actual */
const isMixed = (states, actual) =>
  [...new Set([...states.flatMap((parts) => Object.keys(parts)), ...Object.keys(actual)])].every((name) =>
    states.some((parts) => isSame(parts, actual, name)),
  )

/**
 * @param {object} buyer
 * @param {Parts} buyer.start the tables before the first write
 * @param {readonly Entry[]} buyer.entries in the order in which the writes were sent
 * @param {Parts} buyer.actual the tables after the restart
 * @returns {Evaluation}
 */
export const evaluateBuyer = ({ start, entries, actual }) => {
  const states = possibleStates(start, entries)
  if (fits(states, actual)) return { outcome: 'whole', differences: [] }
  const differences = compare(states[0] ?? start, actual)
  const isRefusedThere = entries.some(
    ({ result }, index) => result === 'refused' && fits(possibleStates(start, entries, index), actual),
  )
  if (isRefusedThere) return { outcome: 'refused', differences }
  return { outcome: isMixed(states, actual) ? 'half' : 'lost', differences }
}

/** Order reference numbers that were acknowledged and no longer exist. @param {readonly Entry[]} entries @param {readonly string[]} actual */
export const findLostNumbers = (entries, actual) =>
  entries.flatMap(({ result, number }) =>
    result === 'acknowledged' && number !== undefined && !actual.includes(number) ? [number] : [],
  )
