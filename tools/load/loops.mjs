import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Keeps so many visits under way: each connection starts its next visit when the one before is over, and makes one at
 * least. Ends when the time is up and the visits under way are over.
 * @template Result
 * @param {{ connections: number, ms: number, pauseMs?: (result: Result) => number }} options
 * @param {() => Promise<Result>} visit
 * @returns {Promise<{ results: Result[], busy: number }>} with the share of the time that this process was busy
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
 * Starts a visit at a fixed pace, whether the ones before are over or not, as visitors do who know nothing of one
 * another. Ends when all visits are over.
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
