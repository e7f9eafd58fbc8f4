import { connect } from 'node:net'

/** One response as it came over the wire. */
export interface RawResponse {
  readonly status: number
  /** Status line and headers. */
  readonly head: string
  readonly body: string
  /** When it was complete, in ms after the connection was opened. */
  readonly afterMs: number
}

/** Writes bytes to a port of this machine and reads until the other end closes. `write` goes on after the first bytes. */
export function rawRequest(
  port: number,
  text: string,
  write: (send: (more: string) => boolean) => Promise<void> | void = () => undefined,
): Promise<RawResponse> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const finish = () => {
      const all = Buffer.concat(chunks).toString('utf8')
      const end = all.indexOf('\r\n\r\n')
      const head = end < 0 ? all : all.slice(0, end)
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
      resolve({ status, head, body: all.slice(end + 4), afterMs: performance.now() - began })
    }
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that closes while more is being sent resets the connection: the earlier response counts.
    socket.on('error', (error) => (chunks.length > 0 ? finish() : reject(error)))
    socket.on('close', finish)
    socket.on('connect', () => {
      socket.write(text)
      void Promise.resolve(write((more) => socket.writable && socket.write(more))).catch(reject)
    })
  })
}
