import { forwardedHeaders } from '../platform/call-platform'

export interface VisitorCall {
  readonly method?: 'GET' | 'POST'
  /** JSON. */
  readonly body?: string
  readonly accessToken?: string
  /** @default the visitor's */
  readonly signal?: AbortSignal
}

/** A call that this server makes for a visitor: without the visitor's cookies. */
export function callFor(visitor: Request, path: string, call: VisitorCall = {}): Request {
  const { method = 'GET', body, accessToken, signal = visitor.signal } = call
  const headers = new Headers()
  for (const name of forwardedHeaders) {
    const value = visitor.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (accessToken !== undefined) headers.set('authorization', `Bearer ${accessToken}`)
  return new Request(new URL(path, visitor.url), {
    method,
    headers,
    signal,
    ...(body !== undefined && { body }),
  })
}
