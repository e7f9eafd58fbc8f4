/** @typedef {import('./rounds.mjs').Round} Round */
/** @typedef {import('./render-alone.mjs').RenderedPage} RenderedPage */
/** @typedef {import('./usage-port.mjs').Usage} Usage */

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
 * @property {readonly RenderedPage[]} missRenders of some of the pages that the round of misses asked for
 * @property {Memory} memory
 */

/** The rounds that others ask for by name. The mix of each number of connections has the same name. */
export const roundNames = {
  hot: 'ten hot addresses',
  misses: 'each address once',
  mix: 'mix',
  buyer: 'buyer',
}

export const label = (/** @type {Round} */ { name, connections }) => `${name}, ${connections} connections`

/** The mixes with each number of connections, without those that repeat the first. @param {Pick<Run, 'rounds'>} run */
export const mixesOf = ({ rounds }) => rounds.filter(({ name }) => name === roundNames.mix)

/** @param {Pick<Run, 'rounds'>} run @param {keyof typeof roundNames} name */
export const roundOf = ({ rounds }, name) => rounds.find((round) => round.name === roundNames[name])
