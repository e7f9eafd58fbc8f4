import type { CallOptions } from '../transport/transport'

/** How a long list of calls is followed and cancelled. */
export interface ProgressOptions extends CallOptions {
  /** Called with the number of calls that are done, and of all. */
  readonly onProgress?: ((done: number, of: number) => void) | undefined
}

const callsPerRound = 4

/** Runs a task for each part, four at a time: a list of thousands must not take all of the platform. */
export async function inRounds<Part, Result>(
  parts: readonly Part[],
  { onProgress }: ProgressOptions,
  run: (part: Part) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  onProgress?.(0, parts.length)
  while (results.length < parts.length) {
    const round = parts.slice(results.length, results.length + callsPerRound)
    results.push(...(await Promise.all(round.map(run))))
    onProgress?.(results.length, parts.length)
  }
  return results
}
