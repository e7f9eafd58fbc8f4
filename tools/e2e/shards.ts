import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.ts'

const folder = join(root, 'packages/storefront/e2e')
/** Seconds of all workers for each file, of the last time that they were written down. */
export const secondsFile = join(folder, 'seconds.json')
/** Of a file that has not been measured yet. */
const usualSeconds = 20

/**
 * Splits files into shards that take about the same time: the longest first, each to the shard that has least.
 * @param seconds by file
 */
export const splitBySeconds = (
  files: readonly string[],
  count: number,
  seconds: Readonly<Record<string, number>>,
): string[][] => {
  const secondsOf = (file: string) => seconds[file] ?? usualSeconds
  const shards = Array.from({ length: count }, () => ({ total: 0, files: [] as string[] }))
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a) || (a < b ? -1 : 1))) {
    const shard = shards.reduce((least, one) => (one.total < least.total ? one : least))
    shard.files.push(file)
    shard.total += secondsOf(file)
  }
  return shards.map((shard) => shard.files)
}

/**
 * The spec files of a shard, as Playwright takes them.
 * @param shard `1/2` is the first of two
 */
export const filesOfShard = (shard: string) => {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? []
  if (!index || !count || index > count) throw new Error(`No such shard: ${shard}. The first of two is 1/2.`)
  const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))
  const files = splitBySeconds(specs, count, JSON.parse(readFileSync(secondsFile, 'utf8')))[index - 1] ?? []
  return files.map((file) => `e2e/${file}`)
}
