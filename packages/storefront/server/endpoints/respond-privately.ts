import { noCaching } from '../http/headers'

interface ResponseParts {
  /** Sent as JSON. */
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
}

/** A response for one visitor, which nobody may keep. */
export function respondPrivately(
  status: number,
  { body, headers, cookies = [] }: ResponseParts = {},
): Response {
  const sent = new Headers({ ...headers, 'Cache-Control': noCaching, Vary: 'Cookie' })
  for (const line of cookies) sent.append('Set-Cookie', line)
  if (body === undefined) return new Response(null, { status, headers: sent })
  sent.set('Content-Type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify(body), { status, headers: sent })
}
