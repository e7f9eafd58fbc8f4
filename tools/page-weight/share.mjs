import { inParallel } from '../in-parallel.ts'

/**
 * Repeats failed work once: a browser may be too slow on a busy machine. Sizes do not depend on the attempt; `report` is
 * called for a job that needed it.
 * @template Lane, Job, Result
 * @param {(lane: Lane, job: Job) => Promise<Result>} work
 * @param {(job: Job, problem: string) => void} report
 * @returns {(lane: Lane, job: Job) => Promise<Result>}
 */
export const withSecondTry = (work, report) => (lane, job) =>
  work(lane, job).catch((error) => {
    report(job, error instanceof Error ? error.message : String(error))
    return work(lane, job)
  })

/**
 * Does all jobs, one at a time in each lane; the results keep the order of the jobs.
 * @template Lane, Job, Result
 * @param {readonly Job[]} jobs
 * @param {readonly Lane[]} lanes
 * @param {(lane: Lane, job: Job) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
export const share = (jobs, lanes, work) => {
  const free = [...lanes]
  return inParallel(jobs, lanes.length, async (job) => {
    const lane = free.pop()
    if (lane === undefined) throw new Error('There are more jobs at once than lanes.')
    const result = await work(lane, job)
    free.push(lane)
    return result
  })
}
