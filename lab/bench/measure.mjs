import { median } from '../../tools/percentile.ts'

/**
 * Runs contenders in turn, so that other load of the machine affects all of them alike.
 * @param {readonly (readonly [name: string, run: () => Promise<unknown>])[]} contenders
 * @param {{ rounds: number, warmUp: number }} counts
 * @returns {Promise<Map<string, number>>} the median of each, in ms
 */
export const sideBySide = async (contenders, { rounds, warmUp }) => {
  /** @type {Map<string, number[]>} */
  const times = new Map(contenders.map(([name]) => [name, []]))
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [name, run] of contenders) {
      const start = performance.now()
      await run()
      if (round >= warmUp) times.get(name)?.push(performance.now() - start)
    }
  }
  return new Map([...times].map(([name, values]) => [name, median(values)]))
}
