/** @typedef {import('./round.mjs').RoundResult} RoundResult */

/**
 * Counts over all rounds. `unknown` are the writes without a response, of which `done` were found done after the restart.
 * @param {readonly RoundResult[]} rounds
 */
export const countRounds = (rounds) => {
  const writes = rounds.flatMap((round) => round.writes)
  const faults = rounds.flatMap((round) => round.faults)
  const result = (/** @type {string} */ what) => writes.filter((write) => write.result === what).length
  const count = (/** @type {string} */ what) => faults.filter(({ outcome }) => outcome === what).length
  return {
    rounds: rounds.length,
    ...{ acknowledged: result('acknowledged'), refused: result('refused'), unknown: result('unknown') },
    done: writes.filter(({ isDone }) => isDone).length,
    ...{ lost: count('lost'), half: count('half'), refusedThere: count('refused') },
    flaws: rounds.flatMap((round) => round.flaws).length,
  }
}

/** @typedef {ReturnType<typeof countRounds>} Figures */

/** @param {Figures} figures */
export const isFailure = ({ lost, half, refusedThere, flaws }) => lost + half + refusedThere + flaws > 0

/** @param {Figures} figures */
export const formatSummary = (figures) => {
  const { rounds, acknowledged, refused, unknown, done, lost, half, refusedThere, flaws } = figures
  const writes = `${acknowledged} writes acknowledged, ${refused} refused, ${unknown} without response (${done} of them done)`
  return `=> ${rounds} rounds: ${writes}; lost ${lost}, half done ${half}, refused but done ${refusedThere}, other flaws ${flaws}`
}

/** The round in a few lines, where anything is wrong with it. @param {RoundResult} round */
export const describeRound = ({ round, moment, faults, flaws }) => {
  if (faults.length + flaws.length === 0) return []
  const texts = [...faults.map(({ outcome, text }) => `${outcome}: ${text}`), ...flaws]
  return [`round ${round}, killed ${moment}:`, ...texts.map((text) => `  ${text}`)]
}
