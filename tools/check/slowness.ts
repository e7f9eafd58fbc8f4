import { median } from '../percentile.ts'

/** Milliseconds of the work below on the machine for which the bounds are meant. */
const usualMs = 140

const rows = Array.from({ length: 20_000 }, (_, index) => ({ id: `${(index * 7919) % 20_000}`, index }))

/** Something that takes a while everywhere: milliseconds. */
const work = () => {
  const start = performance.now()
  for (let round = 0; round < 10; round += 1) {
    JSON.parse(JSON.stringify(rows)).sort((a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1))
  }
  return performance.now() - start
}

/** How many times as long as usual this machine takes for the same work, at least 1. */
export const measureSlowness = () => Math.max(1, median(Array.from({ length: 5 }, work)) / usualMs)
