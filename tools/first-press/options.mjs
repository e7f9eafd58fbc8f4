import { parseArgs } from 'node:util'
import { chooseNames } from '../choose-names.mjs'
import { readWholeNumber } from '../whole-number.mjs'
import { storedCount } from './measure.mjs'
import { presses } from './presses.mjs'
import { trees } from './tree.mjs'

/** The press comes this long after the page has loaded, when the browser has done what waits for idle time. */
const idleMs = 3000

/** As long as the contact of a tap usually takes. */
const holdMs = '80'

/**
 * @typedef {object} Options
 * @property {readonly string[]} presses names of presses, and `stored count`
 * @property {readonly string[]} trees
 * @property {number} runs
 * @property {import('./visit.mjs').Manner} manner
 */

/**
 * @param {readonly string[]} args
 * @returns {Options}
 */
export const readOptions = (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      presses: { type: 'string' },
      trees: { type: 'string' },
      runs: { type: 'string', default: '5' },
      idle: { type: 'boolean', default: false },
      hold: { type: 'string', default: holdMs },
    },
  })
  const names = [...presses.map(({ name }) => name), storedCount]
  return {
    presses: chooseNames(values.presses, { option: 'presses', existing: names }),
    trees: chooseNames(values.trees, { option: 'trees', existing: Object.keys(trees) }),
    runs: readWholeNumber('runs', values.runs, 99),
    manner: { waitMs: values.idle ? idleMs : 0, holdMs: readWholeNumber('hold', values.hold, 400) },
  }
}
