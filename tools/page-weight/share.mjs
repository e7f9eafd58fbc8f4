import { inParallel } from '../in-parallel.mjs'

/**
 * The same work, which has a second try: the browser of a busy machine may be too slow once. A figure of bytes is
 * right or there is none, so a second one is as good; `tell` says which job needed it.
 * @template Lane, Job, Result
 * @param {(lane: Lane, job: Job) => Promise<Result>} work
 * @param {(job: Job, problem: string) => void} tell
 * @returns {(lane: Lane, job: Job) => Promise<Result>}
 */
export const withSecondTry = (work, tell) => (lane, job) =>
  work(lane, job).catch((error) => {
    tell(job, error instanceof Error ? error.message : String(error))
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
