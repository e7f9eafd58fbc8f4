import type { Step } from './steps.ts'
export type Outcome = 'passed' | 'failed' | 'blocked'

/**
 * Runs steps in parallel as their dependencies and the cores allow, in the order of the list. A step with a failed
 * dependency is not run but 'blocked'. Dependencies that are not in the list count as met.
 */
export const schedule = async (
  steps: readonly Step[],
  {
    cores,
    run,
    isStopped,
  }: { cores: number; run: (step: Step) => Promise<boolean>; isStopped: () => boolean },
): Promise<Map<string, Outcome>> => {
  const names = new Set(steps.map(({ name }) => name))
  const outcomes: Map<string, Outcome> = new Map()
  const waiting = [...steps]
  const running: Map<string, Promise<void>> = new Map()
  let free = cores

  const cost = (step: Step) => Math.min(step.cores ?? 1, cores)
  const isReady = (step: Step) =>
    [...(step.after ?? []), ...(step.reads ?? [])].every((name) => !names.has(name) || outcomes.has(name))
  const isBlocked = (step: Step) =>
    (step.after ?? []).some((name) => outcomes.has(name) && outcomes.get(name) !== 'passed')

  const start = (step: Step) => {
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
