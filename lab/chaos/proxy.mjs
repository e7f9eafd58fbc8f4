import { createServer } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { listen } from '../../tools/listen.ts'
import { callTimeoutMs } from './call-limits.mjs'
import { callPlatform } from './platform-call.mjs'

/** The header that identifies a request to the proxy: run, tab and number. */
export const tabHeader = 'x-chaos-tab'
/** The header that tells the browser that the timeout on the run's clock is over. */
export const timeoutHeader = 'x-chaos-timeout'
/** How long a request waits to be overtaken, in ms. */
const overtakenMs = 1500

/** @typedef {import('./clock.mjs').Clock} Clock */
/** @typedef {import('./line.mjs').Line} Line */
/** @typedef {import('./line.mjs').LineEntry} LineEntry */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/** @typedef {import('./platform-call.mjs').Reply} Reply */
/** @typedef {import('./platform-call.mjs').PlatformRequest} PlatformRequest */
/** @typedef {{ clock: Clock, line: Line, fail: (error: unknown) => void, fetchPlatform: (request: PlatformRequest) => Promise<Reply | undefined> }} Wire */
/** @typedef {{ entry: LineEntry, request: PlatformRequest, response: ServerResponse }} Exchange */

const platformErrors = new Map([
  [401, 'INVALID_SESSION_ID'],
  [403, 'INSUFFICIENT_ACCESS'],
  [404, 'NOT_FOUND'],
  [405, 'METHOD_NOT_ALLOWED'],
  [409, 'CONFLICT'],
  [410, 'GONE'],
  [422, 'INVALID_INPUT'],
  [423, 'LOCKED'],
  [429, 'REQUEST_LIMIT_EXCEEDED'],
])

const signInPage =
  '<!doctype html><html><head><title>Sign in</title></head><body><form><input type="password"></form></body></html>'

/** @param {string} type @returns {[string, string]} */
const contentType = (type) => ['content-type', `${type};charset=UTF-8`]

/**
 * The response of a gateway in place of the platform's.
 * @param {import('./faults.mjs').Fault} fault
 * @returns {Reply}
 */
const gatewayReply = ({ kind, status = 500, retryAfter, isPage }) => {
  if (kind === 'sign-in-page') return { status: 200, headers: [contentType('text/html')], body: signInPage }
  if (isPage) return { status, headers: [contentType('text/html')], body: '<h1>Gateway</h1>' }
  const errors = [{ errorCode: platformErrors.get(status) ?? 'UNKNOWN_EXCEPTION', message: 'not now' }]
  const wait = /** @type {[string, string][]} */ (retryAfter ? [['retry-after', String(retryAfter)]] : [])
  return { status, headers: [contentType('application/json'), ...wait], body: JSON.stringify(errors) }
}

/** @param {string} text @returns {any} */
const parseObject = (text) => {
  const body = JSON.parse(text === '' ? '{}' : text)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined
}

/**
 * A successful response as the platform gives it while it is still working.
 * @param {Reply} reply
 * @returns {Reply}
 */
export const unfinishedReply = (reply) => {
  const body = reply.status < 300 ? parseObject(reply.body) : undefined
  if (!body) return reply
  const { checkoutId } = body
  const unfinished = checkoutId ? { checkoutId } : { ...body, asyncOperationStatus: 'Processing' }
  return { ...reply, status: 202, body: JSON.stringify(unfinished) }
}

/** @param {ServerResponse} response @param {Reply} reply */
const send = (response, { status, headers, body }) => {
  for (const [name, value] of headers) response.appendHeader(name, value)
  response.writeHead(status)
  response.end(body)
}

/** Begins a response and breaks the connection in its middle. @param {ServerResponse} response @param {Reply} reply */
const sendHalf = (response, { status, headers, body }) => {
  for (const [name, value] of headers) response.appendHeader(name, value)
  response.writeHead(status, { 'content-length': Buffer.byteLength(body) + 1 })
  response.write(body.slice(0, body.length / 2), () => response.socket?.destroy())
}

/**
 * Moves the times of orders to the clock of the run, which is ahead of the platform's.
 * @param {Reply | undefined} reply
 * @param {number} aheadMs
 */
export const onRunClock = (reply, aheadMs) => {
  if (!reply?.body.includes('"createdDate"')) return reply
  const body = reply.body.replace(
    /"(createdDate|orderedDate)":"([^"]+)"/g,
    (_, /** @type {string} */ name, /** @type {string} */ moment) =>
      `"${name}":"${new Date(Date.parse(moment) + aheadMs).toISOString()}"`,
  )
  return { ...reply, body }
}

/** Forwards the request to the platform. @param {Wire} wire @param {Exchange} exchange */
const deliver = async ({ clock, line, fetchPlatform }, { entry, request }) => {
  const reply = await fetchPlatform(request)
  if (!reply) entry.isCut = true
  entry.effects.push(clock.elapsed())
  for (const resume of line.waiting) resume()
  line.waiting.clear()
  return onRunClock(reply, clock.now() - Date.now())
}

/** Forwards it later, when the sender may be gone. @param {Wire} wire @param {Exchange} exchange */
const deliverLate = (wire, exchange) => {
  const { clock } = wire
  const go = () => void clock.work(() => deliver(wire, exchange)).catch(wire.fail)
  clock.after(exchange.entry.fault.late, go)
}

/** @param {Wire} wire @param {Exchange} exchange */
const applyEffect = async (wire, exchange) => {
  const { effect } = exchange.entry.fault
  if (effect === 'late') deliverLate(wire, exchange)
  return effect === 'now' ? await deliver(wire, exchange) : undefined
}

/** Responds according to the fault; without a reply the connection is cut. @param {Exchange} exchange @param {Reply | undefined} reply */
const respond = ({ entry, response }, reply) => {
  const { kind } = entry.fault
  if (kind === 'cut-body' && reply && reply.body !== '') return sendHalf(response, reply)
  if (!reply || kind.startsWith('cut-')) return response.socket?.destroy()
  entry.status = reply.status
  return send(
    response,
    kind === 'half-json' ? { ...reply, body: reply.body.slice(0, reply.body.length / 2) } : reply,
  )
}

/** Handles one request with its fault. @param {Wire} wire @param {Exchange} exchange */
export const carry = async (wire, exchange) => {
  const { clock, line } = wire
  const { fault } = exchange.entry
  await clock.pause(fault.there)
  if (fault.kind === 'overtaken') await clock.pause(overtakenMs, (resume) => line.waiting.add(resume))
  const reply = await applyEffect(wire, exchange)
  if (fault.kind === 'double') {
    await clock.pause(fault.late)
    await deliver(wire, exchange)
  }
  if (fault.kind === 'timeout') {
    await clock.pause(callTimeoutMs)
    return send(exchange.response, { status: 599, headers: [[timeoutHeader, '1']], body: '' })
  }
  await clock.pause(fault.back)
  if (['status', 'status-after', 'sign-in-page'].includes(fault.kind))
    return respond(exchange, gatewayReply(fault))
  return respond(exchange, reply && line.isAtWork(exchange.entry) ? unfinishedReply(reply) : reply)
}

/** Headers that are not forwarded. */
const hopByHop = new Set([
  'host',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  tabHeader,
])

/** The sandbox itself cuts a connection after it has done the work, for some payments. @param {unknown} error */
const nothingWhenCut = (error) => {
  if (Object(error).code === 'ECONNRESET') return undefined
  throw error
}

/** Resolves to undefined where the platform cuts the connection. @param {string} platform its origin @returns {Wire['fetchPlatform']} */
const createPlatformFetch = (platform) => async (request) => {
  const reply = await callPlatform(platform, request).catch(nothingWhenCut)
  return reply && { ...reply, headers: reply.headers.filter(([name]) => !hopByHop.has(name)) }
}

/**
 * Listens between all browsers and the platform.
 * @param {{ platform: string, findWire: (run: string) => Omit<Wire, 'fetchPlatform'> | undefined }} options
 */
export const startProxy = async ({ platform, findWire }) => {
  const fetchPlatform = createPlatformFetch(platform)
  const server = createServer(async (incoming, response) => {
    const { method = 'GET', url: path = '/', headers } = incoming
    const [run = '', tab = '', number = ''] = String(headers[tabHeader]).split(' ')
    const wire = findWire(run)
    if (!wire) return response.socket?.destroy()
    try {
      const kept = Object.entries(headers).filter(([name]) => !hopByHop.has(name))
      const body = await readText(incoming)
      const request = {
        method,
        path,
        body,
        headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      }
      const entry = wire.line.take({ tab, number: Number(number), method, path: path.replace(/\?.*/, '') })
      await carry({ ...wire, fetchPlatform }, { entry, request, response })
    } catch (error) {
      wire.fail(error)
      response.socket?.destroy()
    }
  })
  // Never close an idle connection: it would look like a fault.
  server.keepAliveTimeout = 0
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
