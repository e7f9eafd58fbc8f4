import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.mjs'

const folder = join(root, 'packages/storefront/e2e')
/** Seconds of all workers for each file, of the last time that they were written down. */
export const secondsFile = join(folder, 'seconds.json')
/** Of a file that has not been measured yet. */
const usualSeconds = 20

/**
 * Splits files into shards that take about the same time: the longest first, each to the shard that has least.
 * @param {readonly string[]} files
 * @param {number} count
 * @param {Readonly<Record<string, number>>} seconds by file
 * @returns {string[][]}
 */
export const splitBySeconds = (files, count, seconds) => {
  const secondsOf = (/** @type {string} */ file) => seconds[file] ?? usualSeconds
  const shards = Array.from({ length: count }, () => ({ total: 0, files: /** @type {string[]} */ ([]) }))
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a) || (a < b ? -1 : 1))) {
    const shard = shards.reduce((least, one) => (one.total < least.total ? one : least))
    shard.files.push(file)
    shard.total += secondsOf(file)
  }
  return shards.map((shard) => shard.files)
}

/**
 * The spec files of a shard, as Playwright takes them.
 * @param {string} shard `1/2` is the first of two
 */
export const filesOfShard = (shard) => {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? []
  if (!index || !count || index > count) throw new Error(`No such shard: ${shard}. The first of two is 1/2.`)
  const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))
  const files = splitBySeconds(specs, count, JSON.parse(readFileSync(secondsFile, 'utf8')))[index - 1] ?? []
  return files.map((file) => `e2e/${file}`)
}
