import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { kindOf, weightOf } from './weigh.mjs'

/**
 * One response that came over the network.
 * @typedef {object} WeighedFile
 * @property {import('./weigh.mjs').Kind} kind
 * @property {string} path without its query, which may hold what belongs to one visitor
 * @property {number} bytes of the body after gzip -9
 * @property {true} [ahead] a script that had not run when the page was at rest
 */

/** What came is quiet when nothing came for this long. */
const quietMs = 250
const pollMs = 20

/** @type {Map<string, number>} */
const weights = new Map()

/** Most bodies come again and again. @param {Buffer} body @param {string} contentType */
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
 * Passes a request on and reads its whole response, each over a connection of its own: a kept one may be closed by the
 * shop at that very moment. The visitor's `Host` stays, so that links lead back here.
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

/** @param {import('node:http').Server} server */
const listen = async (server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return `http://localhost:${address.port}`
}

/**
 * Stands between a browser and a shop and weighs every response that really comes over the network: what the browser
 * takes from its cache never gets here. It sees what a page's own record may lose: prefetches, icons, and responses to
 * a page that is being left.
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
        // The platform says by 404 that a buyer has no cart; all else that a page names has to be there.
        const status = response.statusCode ?? 0
        if (status >= 400 && file.kind !== 'calls') failed.push(`${status} ${file.path}`)
        hand(received, { response, body })
      })
      .catch((error) => {
        failed.push(`${call.url}: ${String(error)}`)
        received.destroy()
      })
      .finally(() => count(-1))
  })
  const origin = await listen(server)
  const isIdle = () => open === 0
  const isQuiet = () => isIdle() && performance.now() - lastMoment >= quietMs
  return {
    origin,
    isQuiet,
    /** How often a response began or ended; tells whether something happened in between. */
    activity: () => arrived.length + open,
    /** @param {number} deadline by `performance.now()` */
    async waitUntilQuiet(deadline) {
      while (!isQuiet()) {
        if (performance.now() > deadline) throw new Error(`Requests go on and on: ${open} are under way.`)
        await sleep(pollMs)
      }
    },
    /** As long as it takes to call it quiet. */
    pause: () => sleep(quietMs),
    /** Forgets what came so far, and waits for what was left behind. @param {number} deadline by `performance.now()` */
    async reset(deadline) {
      while (!isIdle() && performance.now() < deadline) await sleep(pollMs)
      arrived = []
      failed = []
    },
    /** Hands over what came since the last time. Throws when files or pages were missing: the rest would mislead. */
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
