import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from './server-process.ts'
import { root } from './workspace.ts'
import type { ServerProcess } from './server-process.ts'
import type { Usage } from './usage-port.ts'

/** The folder of the built shop. STOREFRONT_DIST names another build: what was given to `node build.mjs <folder>`. */
export const shopBuild = process.env.STOREFRONT_DIST ?? join(root, 'packages/storefront/dist')
const sandbox = join(root, 'packages/sandbox/dist/cli.js')

/** A folder for data that is removed with the server. */
const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartonnage-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Starts the built shop in production settings, with a sandbox and data of its own, on a port of this machine only.
 * @param options.preloads files below tools/ that are loaded before it
 * @param options.settings environment variables, such as PLATFORM_ORIGIN
 */
export const startShop = ({
  preloads = [],
  settings = {},
}: { preloads?: readonly string[]; settings?: Readonly<Record<string, string>> } = {}) => {
  const { folder, remove } = makeFolder()
  const usual = { PORT: '0', HOST: '127.0.0.1', PLATFORM_ORIGIN: '', PUBLIC_ORIGINS: '', SANDBOX_PAGE: '' }
  return startServer({
    file: join(shopBuild, 'server/server.js'),
    preloads,
    address: /http:\/\/localhost:(\d+)/,
    settings: { ...usual, DATA_DIR: folder, NODE_ENV: 'production', ...settings },
    endsBy: 'SIGTERM',
    onEnd: remove,
  })
}

/**
 * Starts the built sandbox as a process of its own that reports its usage. Its data is not kept.
 * @param options.flags more of its command line
 */
export const startPlatform = ({ flags = [] }: { flags?: readonly string[] } = {}) => {
  const { folder, remove } = makeFolder()
  return startServer({
    file: sandbox,
    flags: ['--port', '0', '--data', folder, ...flags],
    preloads: ['usage-port.ts'],
    address: /^Sandbox: http:\/\/[^:]+:(\d+)/m,
    settings: { NODE_ENV: 'production' },
    endsBy: 'SIGKILL',
    onEnd: remove,
  })
}

const raised = ['sign-in.address', 'sign-in.name', 'orders.address', 'orders.session', 'reservations.address']

/** For tools that do more from one address than the limits allow. */
export const raisedLimits = { LIMITS: raised.map((kind) => `${kind}=1000000/60`).join(' ') }

export type Shop = ServerProcess

/** The memory and processor time of a server. */
export const usageOf = async (
  { request }: Pick<Shop, 'request'>,
  { collect = false }: { collect?: boolean } = {},
): Promise<Usage> => (await request({ usage: { collect } })) as Usage

/** Collected memory is returned to the system a little later. */
const giveBackMs = 500

/**
 * The usage of a server after its garbage was collected, repeatedly: one collection leaves behind what the next frees.
 */
export const settledUsageOf = async (server: Pick<Shop, 'request'>) => {
  for (let times = 0; times < 2; times += 1) {
    await usageOf(server, { collect: true })
    await sleep(giveBackMs)
  }
  return usageOf(server, { collect: true })
}
