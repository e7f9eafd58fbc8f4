import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../workspace.mjs'
import { startProgram } from './program.mjs'

/** Another build than the usual one: the folder that `node build.mjs <folder>` was given. */
const build = process.env['STOREFRONT_DIST'] ?? join(root, 'packages/storefront/dist')
const sandbox = join(root, 'packages/sandbox/dist/cli.js')

/** A folder for data that goes with the program. */
const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartonnage-load-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Starts the built shop as in production, with a sandbox and data of its own, on a port of this machine only.
 * @param {readonly string[]} preloads files in this folder that are loaded before it
 * @param {Readonly<Record<string, string>>} [ownSettings] for instance a platform of another process
 */
export const startShop = (preloads, ownSettings = {}) => {
  const { folder, remove } = makeFolder()
  const usual = { PORT: '0', HOST: '127.0.0.1', PLATFORM_ORIGIN: '', PUBLIC_ORIGINS: '', SANDBOX_PAGE: '' }
  return startProgram({
    ...{ file: join(build, 'server/server.js'), preloads, address: /http:\/\/localhost:(\d+)/ },
    settings: { ...usual, DATA_DIR: folder, NODE_ENV: 'production', ...ownSettings },
    ...{ endsBy: 'SIGTERM', onEnd: remove },
  })
}

/** Starts the built sandbox as a process of its own, which says what it uses. Nobody needs its data at the end. */
export const startPlatform = () => {
  const { folder, remove } = makeFolder()
  return startProgram({
    ...{ file: sandbox, flags: ['--port', '0', '--data', folder], preloads: ['usage-port.mjs'] },
    ...{ address: /^Sandbox: http:\/\/[^:]+:(\d+)/m, settings: { NODE_ENV: 'production' } },
    ...{ endsBy: 'SIGKILL', onEnd: remove },
  })
}

/** @typedef {import('./program.mjs').Running} Shop */

/**
 * What a server uses.
 * @param {Pick<Shop, 'ask'>} server
 * @param {{ collect?: boolean }} [options]
 * @returns {Promise<import('./usage-port.mjs').Usage>}
 */
export const usageOf = async ({ ask }, { collect = false } = {}) =>
  /** @type {import('./usage-port.mjs').Usage} */ (await ask({ usage: { collect } }))

/** Memory that was collected is given back to the machine a little later. */
const giveBackMs = 500

/**
 * What a server uses after its garbage was collected: what one collection leaves behind the next may take.
 * @param {Pick<Shop, 'ask'>} server
 */
export const settledUsageOf = async (server) => {
  for (let times = 0; times < 2; times += 1) {
    await usageOf(server, { collect: true })
    await sleep(giveBackMs)
  }
  return usageOf(server, { collect: true })
}
