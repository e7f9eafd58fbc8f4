import { median } from '../../tools/percentile.ts'

export type Contender = readonly [name: string, run: () => Promise<unknown>]

/**
 * Runs contenders in turn, so that other load of the machine affects all of them alike.
 * @returns the median of each, in ms
 */
export const sideBySide = async (
  contenders: readonly Contender[],
  { rounds, warmUp }: { rounds: number; warmUp: number },
) => {
  const times = new Map(contenders.map(([name]) => [name, [] as number[]]))
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [name, run] of contenders) {
      const start = performance.now()
      await run()
      if (round >= warmUp) times.get(name)?.push(performance.now() - start)
    }
  }
  return new Map([...times].map(([name, values]) => [name, median(values)]))
}
