import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterAll } from 'vitest'
import { listen } from '../server'

/** What the platform takes its time for. */
export interface Delays {
  readonly method: string
  /** The end of the path. */
  readonly path: RegExp
  /** The work is done at the end of this time, whether or not somebody still waits. */
  readonly ms: number
  /** The connection breaks instead of the response, this often. */
  readonly breaks?: number
}

/** A platform at a port of this machine whose tables can be read, and that can be slow, until the tests are over. */
export async function openSlowPlatform() {
  const data = mkdtempSync(join(tmpdir(), 'cartonnage-slow-'))
  const sandbox = createNodeSandbox({ data })
  const slow = new Map<Delays, number>()
  const calls: string[] = []
  const findSlowness = (call: string) =>
    [...slow.keys()].find(({ method, path }) => call.startsWith(`${method} `) && path.test(call))
  const respond = async (request: Request, env: { readonly incoming: unknown }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    calls.push(call)
    // Who waits no longer does not stop the work.
    const body = await request.arrayBuffer()
    const sent = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      ...(body.byteLength > 0 && { body }),
    })
    const found = findSlowness(call)
    if (found) await wait(found.ms)
    const response = await sandbox.fetch(sent)
    const breaks = found ? (slow.get(found) ?? 0) : 0
    if (found && breaks > 0) {
      slow.set(found, breaks - 1)
      ;(env.incoming as { socket: { destroy(): void } }).socket.destroy()
    }
    return response
  }
  const { port, stop } = await listen({ fetch: respond, port: 0, host: '127.0.0.1' })
  const tables = new DatabaseSync(join(data, 'sandbox.sqlite'), { readOnly: true })
  afterAll(async () => {
    tables.close()
    await stop()
    sandbox.close()
    rmSync(data, { recursive: true, force: true })
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Method and path of every call so far. */
    calls,
    slowDown: (slowness: Delays) => void slow.set(slowness, slowness.breaks ?? 0),
    hurry: () => slow.clear(),
    /** Of all buyers, oldest first. */
    orderNumbers: () =>
      tables
        .prepare('SELECT reference_number AS number FROM purchase_order ORDER BY created_at')
        .all()
        .map(({ number }) => String(number)),
    /** The sums of the quantities in all active carts, by product. */
    cartQuantities: () =>
      tables
        .prepare(
          `SELECT i.product_id AS product, sum(i.quantity) AS quantity FROM cart c
           JOIN cart_item i ON i.cart_id = c.id WHERE c.status = 'Active' AND c.is_secondary = 0 GROUP BY i.product_id`,
        )
        .all()
        .map(({ product, quantity }) => ({ product: String(product), quantity: Number(quantity) })),
    countOf: (table: 'withdrawal' | 'buyer') =>
      Number(tables.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count),
  }
}
