import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from './http/address-key'
import { isUploadUrl } from './uploads/uploads-endpoint'

/** Limits of connections. Durations in ms. */
export interface ConnectionBounds {
  /** Longer than the 60 s for which load balancers keep a connection: they must never use a closed one. */
  readonly keepAliveTimeout: number
  /** Until all headers of a request have arrived. */
  readonly headersTimeout: number
  /** Until a request has arrived with its whole body. */
  readonly requestTimeout: number
  /** The same for a file of a visitor. */
  readonly uploadTimeout: number
  /**
   * Without a byte in either direction, because the visitor is gone or does not read the response. Longer than a page may
   * wait for a form.
   */
  readonly silenceTimeout: number
  /** How often the timeouts are checked. */
  readonly connectionsCheckingInterval: number
  readonly maxHeaderSize: number
  /** Connections at once; further ones are closed. */
  readonly maxConnections: number
  /** The same for one network address, so that it cannot take all. Infinity behind a proxy, which has them all. */
  readonly connectionsOfAddress: number
}

export const connectionBounds: ConnectionBounds = {
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  // Ten megabytes at 0.6 Mbit/s.
  uploadTimeout: 150_000,
  silenceTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  maxConnections: 2_000,
  connectionsOfAddress: 500,
}

export interface ListenOptions {
  readonly fetch: (request: Request, env: { readonly incoming: unknown }) => Promise<Response> | Response
  readonly port: number
  readonly host: string
  readonly bounds?: Partial<ConnectionBounds>
}

export interface Listening {
  readonly port: number
  /** Takes no new connections, and resolves when the last request has been responded to. */
  stop(): Promise<void>
}

/** Serves HTTP on a port of this machine; port 0 takes a free one. */
export async function listen({ fetch, port, host, bounds }: ListenOptions): Promise<Listening> {
  const all = { ...connectionBounds, ...bounds }
  const { maxConnections, connectionsOfAddress, silenceTimeout, requestTimeout, uploadTimeout, ...others } =
    all
  const serverOptions = { ...others, requestTimeout: Math.max(requestTimeout, uploadTimeout) }
  return new Promise((resolve, reject) => {
    const options = { fetch, port, hostname: host, serverOptions }
    // Without a `createServer` of ours it makes a server of node:http.
    const server = serve(options, (info) =>
      resolve({ port: info.port, stop: () => stopServer(server, unused) }),
    ) as Server
    const unused = watchUnused(server)
    server.maxConnections = maxConnections
    limitAddresses(server, connectionsOfAddress)
    limitBodies(server, requestTimeout)
    server.timeout = silenceTimeout
    server.once('error', reject)
  })
}

/** Ends a request whose body takes too long, as Node.js does with all alike. A file of a visitor has its own time. */
function limitBodies(server: Server, ms: number): void {
  server.on('request', (incoming, response) => {
    if (incoming.complete || isUploadUrl(`http://localhost${incoming.url ?? ''}`)) return
    const timer = setTimeout(() => {
      if (incoming.complete || response.headersSent) return
      incoming.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    }, ms)
    incoming.once('close', () => clearTimeout(timer))
  })
}

/** Closes what an address opens beyond its number. */
function limitAddresses(server: Server, max: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '')
    const count = open.get(address) ?? 0
    if (count >= max) return void socket.destroy()
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/** Connections without a request so far: browsers open some in advance. Node does not count them as idle. */
function watchUnused(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  return unused
}

/** Connections without a request are closed at once, the others soon after their response. */
async function stopServer(server: Server, unused: ReadonlySet<Socket>): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  // A response that was under way announced keep-alive; `close` alone would wait until its visitor disconnects.
  const timer = setInterval(() => server.closeIdleConnections(), 50)
  for (const socket of unused) socket.destroy()
  await new Promise<void>((resolve) => void server.close(() => resolve()))
  clearInterval(timer)
}
