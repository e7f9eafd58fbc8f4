import { callOf } from '../../packages/contract-kit/src/shop.fixture.ts'
import { without } from './members.ts'

export type Fetch = (request: Request) => Promise<Response>
type KeyOf = (request: Request) => string | Promise<string>

/** A recorded response of the platform. */
export interface Kept {
  /** Id of the documented call; '' for any other request. */
  call: string
  /** Identifies the request. */
  key: string
  status: number
  headers: Headers
  text: string
}

/** A member that is removed from every response to a call. */
export interface Lost {
  call: string
  member: string
}

export const callIdOf = (request: Request) => callOf(request)?.id ?? ''

/** The JSON of a successful response; undefined for any other. */
export const responseOf = ({ status, headers, text }: Kept): unknown =>
  status < 400 && text !== '' && headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined

/** Forwards requests and records the responses. */
export const recording = (fetch: Fetch, keyOf: KeyOf) => {
  const kept: Kept[] = []
  const forward: Fetch = async (request) => {
    const key = await keyOf(request)
    const response = await fetch(request)
    const { status, headers } = response
    kept.push({ call: callIdOf(request), key, status, headers, text: await response.clone().text() })
    return response
  }
  return { kept, fetch: forward }
}

const toResponse = (kept: Kept, lost: Lost | undefined) => {
  const response = lost?.call === kept.call ? responseOf(kept) : undefined
  const text = lost && response !== undefined ? JSON.stringify(without(response, lost.member)) : kept.text
  return new Response(text === '' ? null : text, { status: kept.status, headers: kept.headers })
}

/** Replays the responses to a request in their order, the last one again and again; unrecorded requests get a 404. */
export const replaying = (recorded: readonly Kept[], keyOf: KeyOf, lost?: Lost): Fetch => {
  const left = Map.groupBy(recorded, ({ key }) => key)
  return async (request) => {
    const responses = left.get(await keyOf(request)) ?? []
    const kept = responses.length > 1 ? responses.shift() : responses[0]
    return kept ? toResponse(kept, lost) : new Response(null, { status: 404 })
  }
}
