import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './free-port'
import { readOrder } from './orders-table'
import type { StoredOrder } from './orders-table'
import { leaveOutSupplyDates, readStock, restoreStock } from './stock'

/** Another build than the usual one: the folder that `node build.mjs <folder>` was given. */
export const usualBuild = process.env.STOREFRONT_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url))
const recorder = new URL('./record-calls.ts', import.meta.url).href
const startLimitMs = 20_000
/** All visitors of the tests have one address, and do in a minute what others do in a day. */
const generousLimits = [
  'sign-in.address',
  'sign-in.name',
  'registration.address',
  'withdrawal.address',
  'withdrawal.recipient',
  'order-lookup.address',
  'order-lists.address',
  'files.address',
  'file-claims.address',
  'orders.address',
  'orders.session',
  'orders.recipient',
  'reservations.address',
]
  .map((kind) => `${kind}=1000/1`)
  .join(' ')

/** The built shop with a sandbox of its own, on a port of its own. */
export interface ShopServer {
  /** Stays the same over a restart. */
  readonly origin: string
  /** Ends the server and starts it again on the same port, with the same data; with another build where one is named. */
  restart(build?: string): Promise<void>
  /** Forgets all data: carts, sign-ins, orders. */
  reset(): Promise<void>
  /** Has all stock again that was ordered or reserved since the start. */
  restock(): void
  /** Does not say any longer when more of a product arrives, so that no more than the stock is sold. */
  leaveOutSupplyDates(): void
  /** The order with this order reference number in the database of its own sandbox. */
  readOrder(orderReferenceNumber: string): StoredOrder | undefined
  /** Its output since its start: the log, one line for each event, and the two lines for people. */
  output(): string
  /** Sends the process a signal; resolves with its exit code when it has ended. */
  signal(name: NodeJS.Signals): Promise<number | null>
  stop(): Promise<void>
}

interface Running {
  readonly child: ChildProcess
  /** The server's output so far, for the message of a failure. */
  output(): string
}

interface Launch {
  readonly port: number
  readonly build: string
  readonly settings: Readonly<Record<string, string>>
  readonly preload: readonly string[]
}

function launch({ port, build, settings, preload }: Launch): Running {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...settings }
  const program = join(build, 'server/server.js')
  const child = spawn(
    process.execPath,
    [...[recorder, ...preload].flatMap((module) => ['--import', module]), program],
    {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let written = ''
  const keep = (chunk: Buffer) => (written += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { child, output: () => written }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function waitUntilItResponds(origin: string, { child, output }: Running): Promise<void> {
  for (const start = Date.now(); Date.now() - start < startLimitMs;) {
    if (hasEnded(child)) throw new Error(`The shop ended while it started:\n${output()}`)
    const response = await fetch(`${origin}/favicon.svg`).catch(() => undefined)
    if (response !== undefined) return
    await sleep(50)
  }
  throw new Error(`The shop does not answer:\n${output()}`)
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await ended
  clearTimeout(force)
}

export interface ShopServerOptions {
  /** A platform elsewhere; without one each server has a sandbox of its own. */
  readonly platformOrigin?: string
  /** The setting LIMITS. @default so generous that no test meets one */
  readonly limits?: string
  /** Addresses of modules that are loaded into the process before it. */
  readonly preload?: readonly string[]
  /** The setting PLATFORM. @default 'shop' */
  readonly platform?: 'plain'
  /** Opens the switches of its own sandbox, as orders need to be sent before their time. @default false */
  readonly isAdminEnabled?: boolean
}

/** Starts the built shop. Who starts it stops it. */
export async function startShopServer({
  platformOrigin,
  limits = generousLimits,
  preload = [],
  platform,
  isAdminEnabled = false,
}: ShopServerOptions = {}): Promise<ShopServer> {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const createFolder = () => mkdtemp(join(tmpdir(), 'cartonnage-e2e-'))
  let folder = await createFolder()
  let build = usualBuild
  const launchHere = () =>
    launch({
      port,
      build,
      settings: {
        DATA_DIR: folder,
        LIMITS: limits,
        ...(isAdminEnabled && { SANDBOX_PAGE: 'on' }),
        ...(platform !== undefined && { PLATFORM: platform }),
        ...(platformOrigin !== undefined && { PLATFORM_ORIGIN: platformOrigin }),
      },
      preload,
    })
  let running = launchHere()
  const start = async () => {
    running = launchHere()
    await waitUntilItResponds(origin, running)
  }
  await waitUntilItResponds(origin, running)
  const stock = readStock(folder)
  return {
    origin,
    async restart(next = build) {
      await end(running.child)
      build = next
      await start()
    },
    async reset() {
      await end(running.child)
      await rm(folder, { recursive: true, force: true })
      folder = await createFolder()
      await start()
    },
    restock: () => restoreStock(folder, stock),
    leaveOutSupplyDates: () => leaveOutSupplyDates(folder),
    readOrder: (orderReferenceNumber) => readOrder(folder, orderReferenceNumber),
    output: () => running.output(),
    async signal(name) {
      const ended = once(running.child, 'exit')
      running.child.kill(name)
      await ended
      return running.child.exitCode
    },
    async stop() {
      await end(running.child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
