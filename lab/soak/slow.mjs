import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../tools/random.ts'
import { closedLoop } from '../load/loops.mjs'
import { readAddresses } from './mixed.mjs'
import { openSlow, readClosedPorts, slowKinds } from './slow-connections.mjs'
import { createVisitors } from './visitor.mjs'

/** @typedef {import('./slow-connections.mjs').SlowKind} SlowKind */
/** @typedef {import('./slow-figures.mjs').SlowRun} SlowRun */

const normalVisitors = 20
const normalPauseMs = 2_000
/** Time to open all slow connections. */
const openingMs = 15_000
const pollMs = 1_000
const connectionsTable = '/proc/net/tcp'

/**
 * Keeps slow connections of a kind open, replacing those that are cut.
 * @param {string} origin
 * @param {{ kind: SlowKind, count: number, isOver: () => boolean, cuts: number[] }} options
 */
const keepSlow = async (origin, { kind, count, isOver, cuts }) => {
  /** @type {Set<ReturnType<typeof openSlow>>} */
  const open = new Set()
  const keepOne = async (/** @type {number} */ index) => {
    await sleep((index / count) * openingMs)
    while (!isOver()) {
      const connection = openSlow(origin, kind)
      open.add(connection)
      const ms = await connection.cut
      open.delete(connection)
      if (!isOver()) cuts.push(ms)
    }
  }
  const serverPort = Number(new URL(origin).port)
  const watch = async () => {
    while (!isOver()) {
      await sleep(pollMs)
      if (kind !== 'not reading' || !existsSync(connectionsTable)) continue
      const closed = new Set(readClosedPorts(readFileSync(connectionsTable, 'utf8'), serverPort))
      for (const connection of open) if (closed.has(connection.port() ?? -1)) connection.end()
    }
    for (const connection of open) connection.end()
  }
  await Promise.all([watch(), ...Array.from({ length: count }, (_, index) => keepOne(index))])
}

/**
 * Runs slow connections and normal visitors at the same time.
 * @param {{ origin: string, connections: number, ms: number, seed: number }} options
 * @returns {Promise<SlowRun>}
 */
export const runSlow = async ({ origin, connections, ms, seed }) => {
  const random = createRandom(`slow ${seed}`)
  const { pages } = await readAddresses(origin)
  const visitors = createVisitors(origin, random)
  let over = false
  const isOver = () => over
  const slow = slowKinds.map((kind) => ({ kind, cuts: /** @type {number[]} */ ([]) }))
  const kept = slow.map((one) => keepSlow(origin, { ...one, count: connections / slowKinds.length, isOver }))
  const visit = () => visitors.make({ kind: 'page', method: 'GET', path: random.pick(pages) })
  const pauseMs = () => random.integer(0, normalPauseMs)
  const { results } = await closedLoop({ connections: normalVisitors, ms, pauseMs }, visit)
  over = true
  await Promise.all(kept)
  visitors.close()
  return { visits: results, slow }
}
