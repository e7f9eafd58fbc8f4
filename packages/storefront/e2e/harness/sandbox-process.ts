import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './free-port'
import { countOrders } from './orders-table'

/** Another build of the sandbox than the usual one: the path of its command. */
const program =
  process.env.SANDBOX_CLI ?? fileURLToPath(new URL('../../../sandbox/dist/cli.js', import.meta.url))
const startLimitMs = 20_000

/** A fault that the sandbox injects, in the format of `POST /__sandbox/faults`. */
export interface SandboxFault {
  readonly kind: 'drop-before' | 'drop-after' | 'late' | 'delay' | 'status'
  readonly match?: { readonly method?: string; readonly path?: string }
  readonly ms?: number
  readonly status?: number
  readonly times?: number
}

/** The sandbox in a process of its own, with its data in a folder. */
export interface SandboxProcess {
  /** Stays the same over a death and a new start. */
  readonly origin: string
  /** Ends the process without a warning, as a power cut does. */
  kill(): Promise<void>
  /** Starts it again on the same port, with the same data. */
  start(): Promise<void>
  /** Discards all changes since the first start, and the armed faults. */
  reset(): Promise<void>
  arm(fault: SandboxFault): Promise<void>
  /** Discards the armed faults. */
  disarm(): Promise<void>
  /** Takes a product off sale; another one takes its place. */
  withdraw(sku: string, successor?: string): Promise<void>
  /** Moves its clock forward, in ms: everything that is due by then happens now. */
  letTimePass(ms: number): Promise<void>
  /** How many orders its database holds. */
  countOrders(): number
  /** Ends it and deletes its data. */
  stop(): Promise<void>
}

const asJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

async function waitUntilItResponds(origin: string, child: ChildProcess): Promise<void> {
  for (const start = Date.now(); Date.now() - start < startLimitMs;) {
    if (child.exitCode !== null) throw new Error(`The sandbox ended while it started: ${program}`)
    const response = await fetch(`${origin}/health`).catch(() => undefined)
    if (response?.ok) return
    await sleep(50)
  }
  throw new Error(`The sandbox does not answer: ${program}`)
}

async function killNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Starts a sandbox, with as many products as there are, or as named. Who starts it stops it. */
export async function startSandboxProcess({
  products,
}: { readonly products?: number } = {}): Promise<SandboxProcess> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'cartonnage-sandbox-'))
  const launch = () =>
    spawn(
      process.execPath,
      [
        ...[program, '--port', String(port), '--data', folder],
        ...(products === undefined ? [] : ['--products', String(products)]),
      ],
      { stdio: 'ignore' },
    )
  const admin = async (path: string, init: RequestInit) => {
    const response = await fetch(`${origin}/__sandbox/${path}`, init)
    if (!response.ok)
      throw new Error(`The sandbox refused ${path}: ${response.status} ${await response.text()}`)
  }
  let child = launch()
  await waitUntilItResponds(origin, child)
  return {
    origin,
    kill: () => killNow(child),
    async start() {
      child = launch()
      await waitUntilItResponds(origin, child)
    },
    disarm: () => admin('faults', { method: 'DELETE' }),
    async reset() {
      await admin('faults', { method: 'DELETE' })
      await admin('reset', { method: 'POST' })
    },
    arm: (fault) => admin('faults', asJson(fault)),
    withdraw: (sku, successor) => admin('products', asJson({ sku, ...(successor && { successor }) })),
    letTimePass: (ms) => admin('clock', asJson({ advance: ms })),
    countOrders: () => countOrders(folder),
    async stop() {
      await killNow(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
