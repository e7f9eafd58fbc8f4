import type { Clock } from './clock.ts'
import type { Fault } from './faults.ts'
import type { Line, LineEntry } from './line.ts'

/** Sends a request of a tab to the platform, and whatever becomes of it on the way. */
export type Transmit = (sender: { tab: string; number: number }, request: Request) => Promise<Response>

export interface Reply {
  status: number
  headers: Headers
  body: string
}

export interface Wire {
  clock: Clock
  line: Line
  /** resolves to undefined where the platform itself cuts the connection */
  send: (request: Request) => Promise<Response | undefined>
  fail: (error: unknown) => void
  log: (text: string) => void
}

interface Exchange {
  entry: LineEntry
  request: Request
}

/** The client's timeout of a call in ms, on the run's clock. */
export const callTimeoutMs = 3000
/** After how long a caller is told that a change is still open, which runs on the machine's clock as well, in ms. */
const patienceMs = callTimeoutMs + 3000
const realLimitMs = 300_000
/** How long a request waits to be overtaken, in ms. */
const overtakenMs = 1500

/**
 * Extends the client's own timeouts, which run on the machine's clock: a busy machine would add timeouts. The network ends
 * the call instead when the time is over on the run's clock.
 */
export const extendRealTimeouts = () => {
  const { setTimeout } = globalThis
  const extended = (fire: () => void, ms: number, ...rest: unknown[]) =>
    setTimeout(fire, ms === callTimeoutMs || ms === patienceMs ? realLimitMs : ms, ...rest)
  globalThis.setTimeout = Object.assign(extended, setTimeout)
}

const platformErrors: Record<number, string> = {
  401: 'INVALID_SESSION_ID',
  403: 'INSUFFICIENT_ACCESS',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  410: 'GONE',
  422: 'INVALID_INPUT',
  423: 'LOCKED',
  429: 'REQUEST_LIMIT_EXCEEDED',
}

const signInPage =
  '<!doctype html><html><head><title>Sign in</title></head><body><form><input type="password"></form></body></html>'

const typed = (type: string) => new Headers({ 'content-type': `${type};charset=UTF-8` })

/** The response of a gateway in place of the platform's. */
const gatewayReply = ({ kind, status = 500, retryAfter, isPage }: Fault): Reply => {
  if (kind === 'sign-in-page') return { status: 200, headers: typed('text/html'), body: signInPage }
  if (isPage) return { status, headers: typed('text/html'), body: '<h1>Gateway</h1>' }
  const headers = typed('application/json')
  if (retryAfter) headers.set('retry-after', String(retryAfter))
  const errorCode = platformErrors[status] ?? 'UNKNOWN_EXCEPTION'
  return { status, headers, body: JSON.stringify([{ errorCode, message: 'not now' }]) }
}

/** A successful response as the platform gives it while it is still working. */
export const unfinishedReply = (reply: Reply): Reply => {
  const body: unknown = reply.status < 300 ? JSON.parse(reply.body || '{}') : undefined
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return reply
  const unfinished =
    'checkoutId' in body ? { checkoutId: body.checkoutId } : { ...body, asyncOperationStatus: 'Processing' }
  return { ...reply, status: 202, body: JSON.stringify(unfinished) }
}

/** A body that breaks off in its middle. */
const brokenBody = (body: string) => {
  const half = new TextEncoder().encode(body.slice(0, body.length / 2))
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('terminated'))
      else controller.enqueue(half)
      isSent = true
    },
  })
}

/** Responds according to the fault; without a reply the connection is cut. */
const respond = ({ kind }: Fault, reply: Reply | undefined): Response => {
  const isCutInBody = kind === 'cut-body' && reply !== undefined && reply.body !== ''
  if (!reply || (kind.startsWith('cut-') && !isCutInBody)) throw new TypeError('Failed to fetch')
  const { status, headers, body } = reply
  if (isCutInBody) return new Response(brokenBody(body), { status, headers })
  const text = kind === 'half-json' ? body.slice(0, body.length / 2) : body
  return new Response([204, 205, 304].includes(status) ? null : text, { status, headers })
}

/** Lists writes, and other requests that meet a fault. */
const logRequest = ({ log }: Wire, { tab, method, path, isWrite, fault }: LineEntry, what: string) => {
  const shortPath = path.replace(/^.*\/(webstores\/[^/]+|apex\/[^/]+)/, '…')
  if (isWrite || fault.kind !== 'none') log(`  ${tab} ${method} ${shortPath} ${what}`)
}

/** Hands the request to the platform. */
const deliver = async (wire: Wire, { entry, request }: Exchange) => {
  const { clock, line, send } = wire
  const response = await send(request.clone())
  const reply = response && {
    status: response.status,
    headers: response.headers,
    body: await response.text(),
  }
  if (!reply) entry.isCut = true
  entry.effects.push(clock.elapsed())
  logRequest(wire, entry, `is done: ${reply?.status}`)
  for (const resume of line.waiting) resume()
  line.waiting.clear()
  return reply
}

/** Waits until another request has taken effect, or no longer. */
const waitToBeOvertaken = ({ clock, line }: Wire) =>
  new Promise<void>((resolve) => {
    line.waiting.add(resolve)
    clock.after(overtakenMs, resolve)
  })

/** Carries one request with its fault. */
const carry = async (wire: Wire, exchange: Exchange): Promise<Response> => {
  const { clock, line, fail } = wire
  const { fault } = exchange.entry
  logRequest(wire, exchange.entry, `is sent: ${fault.kind} ${fault.status ?? ''}`)
  await clock.sleep(fault.there)
  if (fault.kind === 'overtaken') await waitToBeOvertaken(wire)
  if (fault.effect === 'late') clock.after(fault.late, () => void deliver(wire, exchange).catch(fail))
  const reply = fault.effect === 'now' ? await deliver(wire, exchange) : undefined
  if (fault.kind === 'double') {
    await clock.sleep(fault.late)
    await deliver(wire, exchange)
  }
  if (fault.kind === 'timeout') {
    await clock.sleep(callTimeoutMs)
    throw new DOMException('The time limit is over.', 'TimeoutError')
  }
  await clock.sleep(fault.back)
  if (['status', 'status-after', 'sign-in-page'].includes(fault.kind))
    return respond(fault, gatewayReply(fault))
  return respond(fault, reply && line.isAtWork(exchange.entry) ? unfinishedReply(reply) : reply)
}

/** The network between the browser of a run and the platform. */
export const createNetwork =
  (wire: Wire): Transmit =>
  async ({ tab, number }, sent) => {
    const { method, url, headers } = sent
    const body = await sent.text()
    // Of its own: what the sender aborts goes on at the platform.
    const request = new Request(url, { method, headers, redirect: 'manual', ...(body !== '' && { body }) })
    const path = new URL(url).pathname
    return carry(wire, { entry: wire.line.take({ tab, number, method, path }), request })
  }
