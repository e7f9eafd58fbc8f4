import { createCallMatcher } from '../conformance/match-calls.mjs'
import { without } from './members.mjs'

/**
 * One answer of the platform as it came.
 * @typedef {object} Kept
 * @property {string} call id of the documented call; '' for any other request
 * @property {string} key what was asked
 * @property {number} status
 * @property {Headers} headers
 * @property {string} text
 */

/**
 * A member that is taken out of every answer to a call.
 * @typedef {object} Lost
 * @property {string} call
 * @property {import('./members.mjs').MemberPath} path
 */

/** @typedef {(request: Request) => Promise<Response>} Fetch */

/**
 * Names the documented call that a request is; '' for any other.
 * @param {readonly { id: string, method: string, path: string }[]} calls of the contract
 */
export const createCallNames = (calls) => {
  const named = calls.map((call) => ({ ...call, name: call.id }))
  const match = createCallMatcher(named, { actionPath: '/lwr/apex/v65.0' })
  return (/** @type {Request} */ { method, url }) => match(`${method} ${new URL(url).pathname}`)?.id ?? ''
}

/** The JSON of an answer that is no failure; undefined when it has none. @param {Kept} kept @returns {unknown} */
export const responseOf = ({ status, headers, text }) =>
  status < 400 && text !== '' && headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined

/** @param {Kept} kept @param {Lost} [lost] */
const toResponse = (kept, lost) => {
  const { status, headers, text } = kept
  const response = lost?.call === kept.call ? responseOf(kept) : undefined
  const sent =
    lost === undefined || response === undefined ? text : JSON.stringify(without(response, lost.path))
  return new Response(sent === '' ? null : sent, { status, headers })
}

/**
 * Passes requests on and keeps what they are answered.
 * @param {Fetch} fetch
 * @param {{ callOf: (request: Request) => string, keyOf: (request: Request) => Promise<string> }} names
 * @returns {{ fetch: Fetch, kept: Kept[] }}
 */
export const recording = (fetch, { callOf, keyOf }) => {
  /** @type {Kept[]} */
  const kept = []
  return {
    kept,
    async fetch(request) {
      const [call, key] = [callOf(request), await keyOf(request)]
      const response = await fetch(request)
      const { status, headers } = response
      kept.push({ call, key, status, headers, text: await response.clone().text() })
      return response
    },
  }
}

/**
 * Answers as it was answered before, a member less: each question in the order of its answers, the last one again and
 * again. What nobody asked before, but for the loss, nobody answers.
 * @param {readonly Kept[]} recorded
 * @param {{ keyOf: (request: Request) => Promise<string>, lost?: Lost }} options
 * @returns {Fetch}
 */
export const replaying = (recorded, { keyOf, lost }) => {
  const open = Map.groupBy(recorded, ({ key }) => key)
  return async (request) => {
    const responses = open.get(await keyOf(request)) ?? []
    const kept = responses.length > 1 ? responses.shift() : responses[0]
    return kept ? toResponse(kept, lost) : new Response(null, { status: 404 })
  }
}
