import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A call to the platform of a test. */
export interface RequestedCall {
  readonly method: string
  /** Path and query, exactly as sent. */
  readonly path: string
  readonly headers: IncomingMessage['headers']
}

/** A platform at a port of this machine, with its calls, until the tests of the file are over. */
export async function openPlatform(respond: (requested: RequestedCall, response: ServerResponse) => void) {
  const calls: RequestedCall[] = []
  const server = createServer((request, response) => {
    const requested = { method: request.method ?? '', path: request.url ?? '', headers: request.headers }
    calls.push(requested)
    request.resume()
    respond(requested, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { calls, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
