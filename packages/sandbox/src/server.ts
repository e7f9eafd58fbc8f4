/**
 * The sandbox on Node.js: with a file for its data, or behind a port.
 *
 * @module @cartonnage/sandbox/node
 */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serve, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { hasImages, openImage, openNodeDatabase, takeLock, type NodeDatabase } from './database/node-sqlite'
import { findCalls } from './entrance/without-calls'
import { ConnectionLost } from './faults/faults'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox'
import { listenForPayments, type PaymentServer } from './payment-server'
import type { CatalogChoice } from './seed/choose-catalog'
import { prepareDatabase } from './seed/seed-database'

/** The options of `createNodeSandbox`: those of a sandbox, with a folder in place of the database. */
export interface NodeSandboxOptions extends Omit<SandboxOptions, 'db'> {
  /** A folder for the data, created when missing and seeded on the first start only. @default in memory */
  readonly data?: string
}

/**
 * Opens a sandbox on node:sqlite: in memory within about a millisecond, or in a folder. Throws a DataFolderError when
 * the folder cannot be used.
 */
export function createNodeSandbox({ data, ...options }: NodeSandboxOptions = {}): Sandbox {
  return createSandbox({ ...options, db: data === undefined ? openInMemory(options) : openFolder(data) })
}

const openInMemory = ({ catalog, products }: CatalogChoice): NodeDatabase =>
  catalog === undefined && products === undefined ? openSeeded() : openNodeDatabase()

/** The options of `serveSandbox`: those of a sandbox on Node.js, and where it listens. */
export interface ServeSandboxOptions extends NodeSandboxOptions {
  /** The port to listen on; 0 takes a free one. @default 8787 */
  readonly port?: number
  /** The address to listen on. @default '127.0.0.1', which only this machine can reach */
  readonly host?: string
  /**
   * The port of the payment provider's pages, which are on an origin of their own; 0 takes a free one. Not with
   * `paymentOrigin`. @default none: there are no such pages
   */
  readonly paymentPort?: number
}

/** A sandbox that is served over HTTP. */
export interface SandboxServer {
  /** Where it listens, such as `http://127.0.0.1:8787`, without a trailing slash. */
  readonly url: string
  /** Where the payment provider's pages are; undefined without them. */
  readonly paymentOrigin: string | undefined
  /** The sandbox behind it, to move its clock and arm faults. */
  readonly sandbox: Sandbox
  /** Stops listening, ends open connections and closes the data. */
  close(): Promise<void>
}

/** Opens a sandbox and serves it over HTTP. Rejects when the port is taken; throws as `createNodeSandbox` does. */
export async function serveSandbox({
  port = 8787,
  host = '127.0.0.1',
  paymentPort,
  ...options
}: ServeSandboxOptions = {}): Promise<SandboxServer> {
  const payments =
    paymentPort === undefined ? undefined : await listenForPayments({ port: paymentPort, host })
  try {
    const paymentOrigin = payments?.origin
    await findCalls(options.without ?? [])
    const sandbox = createNodeSandbox({ ...options, ...(paymentOrigin !== undefined && { paymentOrigin }) })
    payments?.serve(sandbox.paymentPages)
    return await serveOpened(sandbox, { port, host, payments })
  } catch (error) {
    await payments?.close()
    throw error
  }
}

interface Serving {
  readonly port: number
  readonly host: string
  readonly payments: PaymentServer | undefined
}

function serveOpened(sandbox: Sandbox, { port, host, payments }: Serving): Promise<SandboxServer> {
  const fetch = (request: Request, bindings: unknown) => respondOverHttp(sandbox, { request, bindings })
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, (address) => {
      const urlHost = address.family === 'IPv6' ? `[${address.address}]` : address.address
      const paymentOrigin = payments?.origin
      resolve({ url: `http://${urlHost}:${address.port}`, paymentOrigin, sandbox, close })
    })
    server.once('error', (error) => {
      sandbox.close()
      reject(error)
    })
    const close = async () => {
      await payments?.close()
      await new Promise<void>((closed) => {
        server.close(() => {
          sandbox.close()
          closed()
        })
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    }
  })
}

async function respondOverHttp(
  sandbox: Sandbox,
  { request, bindings }: { request: Request; bindings: unknown },
) {
  try {
    return await sandbox.fetch(request)
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error
    // The server passes its own request and response here, which its type leaves open.
    const { incoming } = bindings as HttpBindings
    incoming.socket.destroy()
    return RESPONSE_ALREADY_SENT
  }
}

let template: Uint8Array | undefined

/** Where Node.js can, the seed is built once per process; every later sandbox starts from its image. */
function openSeeded(): NodeDatabase {
  if (!hasImages()) return buildSeed()
  template ??= buildTemplate()
  return openImage(template)
}

function buildTemplate(): Uint8Array {
  const db = buildSeed()
  const image = db.image()
  db.close()
  return image
}

function buildSeed(): NodeDatabase {
  const db = openNodeDatabase()
  prepareDatabase(db)
  return db
}

/** The data folder cannot be used: it is not writable, or another process uses it. The message says why. */
export class DataFolderError extends Error {
  /** Tells the error apart where `instanceof` cannot. */
  override readonly name = 'DataFolderError'
}

/** One process at a time may use a folder, because clock and faults are in the memory of the process. */
function openFolder(data: string): NodeDatabase {
  const lock = lockFolder(data)
  const db = openNodeDatabase(join(data, 'sandbox.sqlite'))
  const close = () => {
    db.close()
    lock.close()
  }
  return { ...db, close }
}

function lockFolder(data: string): { close(): void } {
  let lock: ReturnType<typeof takeLock>
  try {
    mkdirSync(data, { recursive: true })
    lock = takeLock(join(data, 'sandbox.lock'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DataFolderError(`The sandbox cannot write to its data folder ${data}: ${reason}`, {
      cause: error,
    })
  }
  if (lock === false) throw new DataFolderError(`Another process is using the data folder ${data}.`)
  return lock
}

export { listenForPayments, type PaymentServer, type PaymentServerOptions } from './payment-server'
export type { Sandbox } from './sandbox'
