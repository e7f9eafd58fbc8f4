import { Agent, request } from 'node:http'

/** @typedef {import('./check-response.mjs').Outcome} Outcome */

/** Timeout of a request. */
export const timeoutMs = 30_000

/**
 * Sends GET requests over a limited number of persistent connections.
 * @param {string} origin
 * @param {{ connections: number, headers?: Record<string, string> }} options
 */
export const createSender = (origin, { connections, headers = {} }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname: host, port } = new URL(origin)
  /** Resolves in any case: an error is an outcome too. @param {string} path @returns {Promise<Outcome>} */
  const send = (path) =>
    new Promise((resolve) => {
      const start = performance.now()
      const end = (/** @type {import('./check-response.mjs').Received | { code: string }} */ result) => {
        clearTimeout(limit)
        resolve({ ms: performance.now() - start, ...result })
      }
      const fail = (/** @type {NodeJS.ErrnoException} */ error) => end({ code: error.code ?? error.name })
      const sent = request({ host, port, path, agent, headers }, (response) => {
        /** @type {Buffer[]} */
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk)).on('error', fail)
        response.on('end', () =>
          end({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
      const limit = setTimeout(() => {
        end({ code: 'TIMEOUT' })
        sent.destroy()
      }, timeoutMs)
      sent.on('error', fail).end()
    })
  return { send, close: () => agent.destroy() }
}
