import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from './server-process.mjs'
import { root } from './workspace.mjs'

/** The folder of the built shop. STOREFRONT_DIST names another build: what was given to `node build.mjs <folder>`. */
export const shopBuild = process.env['STOREFRONT_DIST'] ?? join(root, 'packages/storefront/dist')
const sandbox = join(root, 'packages/sandbox/dist/cli.js')

/** A folder for data that is removed with the server. */
const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartonnage-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Starts the built shop in production settings, with a sandbox and data of its own, on a port of this machine only.
 * @param {object} [options]
 * @param {readonly string[]} [options.preloads] files below tools/ that are loaded before it
 * @param {Readonly<Record<string, string>>} [options.settings] environment variables, such as PLATFORM_ORIGIN
 */
export const startShop = ({ preloads = [], settings = {} } = {}) => {
  const { folder, remove } = makeFolder()
  const usual = { PORT: '0', HOST: '127.0.0.1', PLATFORM_ORIGIN: '', PUBLIC_ORIGINS: '', SANDBOX_PAGE: '' }
  return startServer({
    ...{ file: join(shopBuild, 'server/server.js'), preloads, address: /http:\/\/localhost:(\d+)/ },
    settings: { ...usual, DATA_DIR: folder, NODE_ENV: 'production', ...settings },
    ...{ endsBy: 'SIGTERM', onEnd: remove },
  })
}

/**
 * Starts the built sandbox as a process of its own that reports its usage. Its data is not kept.
 * @param {object} [options]
 * @param {readonly string[]} [options.flags] more of its command line
 */
export const startPlatform = ({ flags = [] } = {}) => {
  const { folder, remove } = makeFolder()
  return startServer({
    ...{ file: sandbox, flags: ['--port', '0', '--data', folder, ...flags], preloads: ['usage-port.mjs'] },
    ...{ address: /^Sandbox: http:\/\/[^:]+:(\d+)/m, settings: { NODE_ENV: 'production' } },
    ...{ endsBy: 'SIGKILL', onEnd: remove },
  })
}

const raised = ['sign-in.address', 'sign-in.name', 'orders.address', 'orders.session', 'reservations.address']

/** For tools that do more from one address than the limits allow. */
export const raisedLimits = { LIMITS: raised.map((kind) => `${kind}=1000000/60`).join(' ') }

/** @typedef {import('./server-process.mjs').ServerProcess} Shop */

/**
 * The memory and processor time of a server.
 * @param {Pick<Shop, 'request'>} server
 * @param {{ collect?: boolean }} [options]
 * @returns {Promise<import('./usage-port.mjs').Usage>}
 */
export const usageOf = async ({ request }, { collect = false } = {}) =>
  /** @type {import('./usage-port.mjs').Usage} */ (await request({ usage: { collect } }))

/** Collected memory is returned to the system a little later. */
const giveBackMs = 500

/**
 * The usage of a server after its garbage was collected, repeatedly: one collection leaves behind what the next frees.
 * @param {Pick<Shop, 'request'>} server
 */
export const settledUsageOf = async (server) => {
  for (let times = 0; times < 2; times += 1) {
    await usageOf(server, { collect: true })
    await sleep(giveBackMs)
  }
  return usageOf(server, { collect: true })
}
