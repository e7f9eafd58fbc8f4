import { parseArgs } from 'node:util'
import { chooseNames } from '../../tools/choose-names.ts'
import { readWholeNumber } from '../../tools/whole-number.ts'
import { storedCount } from './measure.mjs'
import { presses } from './presses.mjs'
import { trees } from './tree.mjs'

/** How long after loading a press comes with `--idle`: the browser's idle work is done then. */
const idleMs = 3000

/** How long a finger usually stays for a tap. */
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
