/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {'passed' | 'failed' | 'blocked'} Outcome */

/**
 * Runs steps in parallel as their dependencies and the cores allow, in the order of the list. A step with a failed
 * dependency is not run but 'blocked'. Dependencies that are not in the list count as met.
 * @param {readonly Step[]} steps
 * @param {{ cores: number, run: (step: Step) => Promise<boolean>, isStopped: () => boolean }} options
 * @returns {Promise<Map<string, Outcome>>}
 */
export const schedule = async (steps, { cores, run, isStopped }) => {
  const names = new Set(steps.map(({ name }) => name))
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map()
  const waiting = [...steps]
  /** @type {Map<string, Promise<void>>} */
  const running = new Map()
  let free = cores

  /** @param {Step} step */
  const cost = (step) => Math.min(step.cores ?? 1, cores)
  /** @param {Step} step */
  const isReady = (step) =>
    [...(step.after ?? []), ...(step.reads ?? [])].every((name) => !names.has(name) || outcomes.has(name))
  /** @param {Step} step */
  const isBlocked = (step) =>
    (step.after ?? []).some((name) => outcomes.has(name) && outcomes.get(name) !== 'passed')

  /** @param {Step} step */
  const start = (step) => {
    free -= cost(step)
    const end = run(step).then((passed) => {
      outcomes.set(step.name, passed ? 'passed' : 'failed')
      running.delete(step.name)
      free += cost(step)
    })
    running.set(step.name, end)
  }

  /** Starts or blocks the steps that are ready. */
  const advance = () => {
    for (const step of [...waiting]) {
      if (isBlocked(step)) outcomes.set(step.name, 'blocked')
      else if (isReady(step) && cost(step) <= free) start(step)
      else continue
      waiting.splice(waiting.indexOf(step), 1)
    }
  }

  advance()
  while (running.size > 0) {
    await Promise.race(running.values())
    if (!isStopped()) advance()
  }
  return outcomes
}
