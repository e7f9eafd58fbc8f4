import { createCallMatcher } from '../../tools/conformance/match-calls.ts'
import { without } from './members.mjs'

/**
 * A recorded response of the platform.
 * @typedef {object} Kept
 * @property {string} call id of the documented call; '' for any other request
 * @property {string} key identifies the request
 * @property {number} status
 * @property {Headers} headers
 * @property {string} text
 */

/**
 * A member that is removed from every response to a call.
 * @typedef {object} Lost
 * @property {string} call
 * @property {import('./members.mjs').MemberPath} path
 */

/** @typedef {(request: Request) => Promise<Response>} Fetch */

/**
 * Returns the id of a request's documented call; '' for any other.
 * @param {readonly { id: string, method: string, path: string }[]} calls of the contract
 */
export const createCallNames = (calls) => {
  const named = calls.map((call) => ({ ...call, name: call.id }))
  const match = createCallMatcher(named, { actionPath: '/lwr/apex/v65.0' })
  return (/** @type {Request} */ { method, url }) => match(`${method} ${new URL(url).pathname}`)?.id ?? ''
}

/** The JSON of a successful response; undefined for any other. @param {Kept} kept @returns {unknown} */
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
 * Forwards requests and records the responses.
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
 * Replays recorded responses without a member: the responses to a request in their order, the last one again and again.
 * Unrecorded requests get a 404.
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
