import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serve, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import {
  canKeepImages,
  openImage,
  openNodeDatabase,
  takeLock,
  type NodeDatabase,
} from './database/node-sqlite'
import { ConnectionLost } from './faults/faults'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox'
import { prepareDatabase } from './seed/seed-database'

export interface NodeSandboxOptions extends Omit<SandboxOptions, 'db'> {
  /** A folder for the data, made when missing and seeded on the first start only. Default: in memory. */
  readonly data?: string
}

/** Opens a sandbox on node:sqlite: in memory within about a millisecond, or in the file of a folder. */
export function createNodeSandbox({ data, ...options }: NodeSandboxOptions = {}): Sandbox {
  return createSandbox({ ...options, db: data === undefined ? openSeeded() : openFolder(data) })
}

export interface ServeSandboxOptions extends NodeSandboxOptions {
  /** 0 takes a free port. @default 8787 */
  readonly port?: number
  /** The address to listen on. @default '127.0.0.1': this machine only */
  readonly host?: string
}

export interface SandboxServer {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  readonly sandbox: Sandbox
  /** Stops listening, ends open connections and closes the data. */
  close(): Promise<void>
}

/** Opens a sandbox and serves it over HTTP. Rejects when the port is taken. */
export function serveSandbox({ port = 8787, host = '127.0.0.1', ...options }: ServeSandboxOptions = {}) {
  const sandbox = createNodeSandbox(options)
  const fetch = (request: Request, bindings: unknown) => respondOverHttp(sandbox, { request, bindings })
  return new Promise<SandboxServer>((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, (address) => {
      const shownHost = address.family === 'IPv6' ? `[${address.address}]` : address.address
      resolve({ url: `http://${shownHost}:${address.port}`, sandbox, close })
    })
    server.once('error', (error) => {
      sandbox.close()
      reject(error)
    })
    const close = () =>
      new Promise<void>((closed) => {
        server.close(() => {
          sandbox.close()
          closed()
        })
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
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
    // the server hands its own request and response along, which its type leaves open
    const { incoming } = bindings as HttpBindings
    incoming.socket.destroy()
    return RESPONSE_ALREADY_SENT
  }
}

let template: Uint8Array | undefined

/** The seed is built once in a process where it can be kept; every further sandbox starts from its image. */
function openSeeded(): NodeDatabase {
  if (!canKeepImages()) return buildSeed()
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

/** The folder of the data cannot be used; the message is one sentence that says why. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

/** One process at a time works in a folder: clock, faults and what is under way live in its memory. */
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

export type { Sandbox } from './sandbox'
