import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from '../listen.ts'
import { kindOf, weightOf } from './weigh.mjs'

/**
 * One response that came over the network.
 * @typedef {object} WeighedFile
 * @property {import('./weigh.mjs').Kind} kind
 * @property {string} path without its query, which may be personal
 * @property {number} bytes of the body after gzip -9
 * @property {true} [ahead] a script that had not run when the page was at rest
 */

/** The network is quiet after this time without a response. */
const quietMs = 250
const pollMs = 20

/** @type {Map<string, number>} */
const weights = new Map()

/** Cached by content: most bodies are sent repeatedly. @param {Buffer} body @param {string} contentType */
const weighOnce = (body, contentType) => {
  const key = `${contentType} ${createHash('sha1').update(body).digest('hex')}`
  const bytes = weights.get(key) ?? weightOf(body, contentType)
  weights.set(key, bytes)
  return bytes
}

/**
 * @param {import('node:http').IncomingMessage} call
 * @param {{ body: Buffer, contentType: string }} response
 * @returns {WeighedFile}
 */
const toFile = (call, { body, contentType }) => ({
  kind: kindOf({ destination: String(call.headers['sec-fetch-dest'] ?? ''), contentType }),
  path: call.url?.split('?', 1)[0] ?? '/',
  bytes: weighOnce(body, contentType),
})

/** @param {import('node:http').IncomingMessage} message */
const readBody = async (message) => Buffer.concat(await message.toArray())

/**
 * Forwards a request and reads its whole response, over a new connection each: a persistent one may be closed by the shop
 * at that moment. The visitor's `Host` is kept, so that links lead back here.
 * @param {string} target
 * @param {import('node:http').IncomingMessage} call
 */
const passOn = async (target, call) => {
  const headers = { ...call.headers, 'accept-encoding': 'identity', connection: 'close' }
  const onward = request(target + (call.url ?? '/'), { method: call.method, headers, agent: false })
  call.pipe(onward)
  call.once('close', () => (call.complete ? undefined : onward.destroy()))
  const [message] = await once(onward, 'response')
  const response = /** @type {import('node:http').IncomingMessage} */ (message)
  return { response, body: await readBody(response) }
}

/** @param {import('node:http').ServerResponse} received @param {Awaited<ReturnType<typeof passOn>>} passed */
const hand = (received, { response, body }) => {
  const headers = { ...response.headers, 'content-length': body.length }
  delete headers['transfer-encoding']
  delete headers.connection
  received.writeHead(response.statusCode ?? 502, headers).end(body)
}

/**
 * A proxy between browser and shop that weighs every transferred response, without those from the browser's cache. It
 * also sees what the page's own timing may miss: prefetches, icons, and responses to a page that is being left.
 * @param {string} target origin of the shop
 */
export const startRelay = async (target) => {
  /** @type {WeighedFile[]} */
  let arrived = []
  /** @type {string[]} */
  let failed = []
  let open = 0
  let lastMoment = performance.now()
  const count = (/** @type {number} */ change) => {
    open += change
    lastMoment = performance.now()
  }
  const server = createServer((call, received) => {
    count(1)
    passOn(target, call)
      .then(({ response, body }) => {
        const file = toFile(call, { body, contentType: response.headers['content-type'] ?? '' })
        arrived.push(file)
        // The platform reports a missing cart by 404, and there is a page for addresses without one; everything else that
        // a page requests must exist.
        const status = response.statusCode ?? 0
        if (status >= 400 && file.kind !== 'calls' && file.kind !== 'documents')
          failed.push(`${status} ${file.path}`)
        hand(received, { response, body })
      })
      .catch((error) => {
        failed.push(`${call.url}: ${String(error)}`)
        received.destroy()
      })
      .finally(() => count(-1))
  })
  const origin = `http://localhost:${await listen(server)}`
  const isIdle = () => open === 0
  const isQuiet = () => isIdle() && performance.now() - lastMoment >= quietMs
  return {
    origin,
    isQuiet,
    /** Changes whenever a response starts or ends. */
    activity: () => arrived.length + open,
    /** @param {number} deadline by `performance.now()` */
    async waitUntilQuiet(deadline) {
      while (!isQuiet()) {
        if (performance.now() > deadline) throw new Error(`Requests do not end: ${open} are under way.`)
        await sleep(pollMs)
      }
    },
    /** Waits as long as the network must be silent to be called quiet. */
    pause: () => sleep(quietMs),
    /** Drops what has arrived, after waiting for open requests. @param {number} deadline by `performance.now()` */
    async reset(deadline) {
      while (!isIdle() && performance.now() < deadline) await sleep(pollMs)
      arrived = []
      failed = []
    },
    /** Returns the files since the last call. Throws if files or pages were missing: the result would be misleading. */
    take() {
      const taken = { arrived, failed }
      arrived = []
      failed = []
      if (taken.failed.length > 0) throw new Error(`The shop failed to deliver: ${taken.failed.join(', ')}`)
      return taken.arrived
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** @typedef {Awaited<ReturnType<typeof startRelay>>} Relay */
