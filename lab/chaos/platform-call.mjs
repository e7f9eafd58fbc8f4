import { once } from 'node:events'
import { Agent, request as openRequest } from 'node:http'
import { text as readText } from 'node:stream/consumers'

/** @typedef {{ method: string, path: string, headers: Record<string, string>, body: string }} PlatformRequest */
/** @typedef {{ status: number, headers: [string, string][], body: string }} Reply */

/**
 * A new connection for each request: a server may close an idle one at any time, which would look like a fault.
 */
const agent = new Agent({ keepAlive: false })

/** @param {readonly string[]} raw names and values in turn @returns {[string, string][]} */
const toPairs = (raw) =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : []))

/** Sends one request to the platform. @param {string} origin @param {PlatformRequest} request @returns {Promise<Reply>} */
export const callPlatform = async (origin, { method, path, headers, body }) => {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const outgoing = openRequest(origin + path, { method, headers: { ...headers, ...length }, agent })
  outgoing.end(method === 'GET' ? '' : body)
  const [incoming] = /** @type {[import('node:http').IncomingMessage]} */ (await once(outgoing, 'response'))
  const text = await readText(incoming)
  return { status: incoming.statusCode ?? 0, headers: toPairs(incoming.rawHeaders), body: text }
}
