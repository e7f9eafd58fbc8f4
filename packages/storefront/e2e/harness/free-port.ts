import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, 49152 elsewhere): a server that
 * dies and starts again would otherwise find its port taken by somebody's connection now and then.
 */
const first = 20_000
const count = 12_000
const attempts = 100

/** A port of this machine that is free, and that no outgoing connection takes later. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Two workers may search at the same time.
    const port = first + Math.floor(Math.random() * count)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port from ${first} to ${first + count}.`)
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  probe.listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
