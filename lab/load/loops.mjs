import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Keeps this many visits under way: each connection starts its next visit after the previous one, at least one. Ends when
 * the time is up and all visits are done.
 * @template Result
 * @param {{ connections: number, ms: number, pauseMs?: (result: Result) => number }} options
 * @param {() => Promise<Result>} visit
 * @returns {Promise<{ results: Result[], busy: number }>} and the share of time that this process was busy
 */
export const closedLoop = async ({ connections, ms, pauseMs = () => 0 }, visit) => {
  /** @type {Result[]} */
  const results = []
  const end = performance.now() + ms
  const connection = async () => {
    do {
      const result = await visit()
      results.push(result)
      const pause = pauseMs(result)
      if (pause > 0) await sleep(pause)
    } while (performance.now() < end)
  }
  const start = performance.eventLoopUtilization()
  const measured = sleep(ms).then(() => performance.eventLoopUtilization(start).utilization)
  const [busy] = await Promise.all([measured, ...Array.from({ length: connections }, connection)])
  return { results, busy }
}

/**
 * Starts visits at a fixed rate, whether earlier ones are done or not, like independent visitors. Ends when all are done.
 * @template Result
 * @param {{ everyMs: number, ms: number }} options
 * @param {() => Promise<Result>} visit
 */
export const openLoop = async ({ everyMs, ms }, visit) => {
  /** @type {Promise<Result>[]} */
  const visits = []
  const start = performance.now()
  for (let dueMs = 0; dueMs < ms; dueMs += everyMs) {
    await sleep(Math.max(0, start + dueMs - performance.now()))
    visits.push(visit())
  }
  return Promise.all(visits)
}
