/** @typedef {import('./rounds.mjs').Round} Round */
/** @typedef {import('./render-alone.mjs').RenderedPage} RenderedPage */
/** @typedef {import('../../tools/usage-port.ts').Usage} Usage */

/**
 * @typedef {object} Settings
 * @property {number} seed
 * @property {number} seconds of a mix
 * @property {number[]} connections
 * @property {number} restSeconds
 * @property {'apart' | 'inside'} platform in a process of its own, or in the shop's
 * @property {number} processors of the machine
 */

/**
 * @typedef {object} Memory of the server
 * @property {Usage} before
 * @property {readonly Usage[]} mixes after each of the equal mixes, collected
 * @property {Usage} top
 * @property {Usage} after
 */

/**
 * @typedef {object} Run all figures of a run, as `--json` writes them
 * @property {string} date
 * @property {Settings} settings
 * @property {{ hot: readonly string[], others: number }} addresses
 * @property {readonly Round[]} rounds
 * @property {readonly RenderedPage[]} renders of the hot pages, the home page first
 * @property {readonly RenderedPage[]} missRenders of a sample of the pages in the round of misses
 * @property {Memory} memory
 */

/** Rounds with criteria. Mixes with different numbers of connections have the same name. */
export const roundNames = {
  hot: 'ten hot addresses',
  misses: 'each address once',
  newMix: 'mix, each other once',
  mix: 'mix',
  buyer: 'buyer',
}

export const label = (/** @type {Round} */ { name, connections }) => `${name}, ${connections} connections`

/** The rounds of a name, without repetitions. @param {Pick<Run, 'rounds'>} run @param {keyof typeof roundNames} name */
export const roundsOf = ({ rounds }, name) => rounds.filter((round) => round.name === roundNames[name])
