import { Agent, request as openRequest } from 'node:http'
import { toCookie } from '../load/session.mjs'

/** @typedef {import('./visits.mjs').Outcome} Outcome */
/** @typedef {import('./visits.mjs').Visited} Visited */
/** @typedef {import('./plan.mjs').Visit} Visit */
/** @typedef {import('../../tools/random.ts').Random} Random */

/** Above the time limit of forms. */
const timeoutMs = 75_000
/** Maximum number of sessions. */
const mostSessions = 8

/** @typedef {{ outcome: Outcome, cookies: readonly string[] }} Reply */

/**
 * Sends one request over a connection that may have been used before, and reads the response to its end.
 * @param {string} origin
 * @param {Agent} agent
 * @param {{ visit: Pick<Visit, 'method' | 'path' | 'headers' | 'body' | 'leavesAfterMs'>, cookie: string }} what
 * @returns {Promise<Reply>}
 */
const send = (origin, agent, { visit, cookie }) =>
  new Promise((resolve) => {
    const { method, path, body = '', leavesAfterMs } = visit
    const { hostname: host, port } = new URL(origin)
    const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {}
    const headers = {
      origin,
      'accept-encoding': 'gzip',
      ...(cookie && { cookie }),
      ...length,
      ...visit.headers,
    }
    let hasLeft = false
    const end = (/** @type {Outcome} */ outcome, /** @type {readonly string[]} */ cookies = []) => {
      clearTimeout(timer)
      resolve({ outcome, cookies })
    }
    const fail = (/** @type {NodeJS.ErrnoException} */ error) =>
      end({ code: hasLeft ? 'left' : (error.code ?? error.name) })
    const sent = openRequest({ host, port, path, method, headers, agent }, (response) => {
      const { location } = response.headers
      const done = () =>
        end({ status: response.statusCode ?? 0, location }, response.headers['set-cookie'] ?? [])
      response.resume().on('end', done).on('error', fail)
    })
    const leave = () => {
      hasLeft = leavesAfterMs !== undefined
      sent.destroy(Object.assign(new Error('too late'), { code: 'too late' }))
    }
    const timer = setTimeout(leave, leavesAfterMs ?? timeoutMs)
    sent.on('error', fail).end(body)
  })

/**
 * Visitors of a shop that share a few sessions.
 * @param {string} origin
 * @param {Random} random
 */
export const createVisitors = (origin, random) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  /** @type {string[]} */
  const sessions = []

  /** Follows the redirect of a sign-in, which begins the session. @param {Reply} reply */
  const beginSession = async ({ outcome, cookies }) => {
    if (!('status' in outcome) || outcome.status !== 303 || !outcome.location) return
    const { pathname, search } = new URL(outcome.location, origin)
    const visit = { method: /** @type {const} */ ('GET'), path: pathname + search }
    const next = await send(origin, agent, { visit, cookie: toCookie(cookies) })
    const cookie = toCookie([...cookies, ...next.cookies])
    if (!/(?:^|; )sid=/.test(cookie)) return
    sessions.push(cookie)
    if (sessions.length > mostSessions) sessions.shift()
  }

  /** @param {Visit} visit @returns {Promise<Visited>} */
  const make = async (visit) => {
    const { kind, path } = visit
    const startedAt = performance.now()
    const cookie = visit.isBuyer && sessions.length > 0 ? random.pick(sessions) : ''
    const reply = await send(origin, agent, { visit, cookie })
    const endedAt = performance.now()
    if (kind === 'sign-in') await beginSession(reply)
    return { kind, path, outcome: reply.outcome, startedAt, endedAt }
  }
  return { make, hasSessions: () => sessions.length > 0, close: () => agent.destroy() }
}
