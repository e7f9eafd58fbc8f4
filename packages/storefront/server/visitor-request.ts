/** What a visitor may not tell the platform: who sent the request, by which way, as whom, and what it really is. */
const notFromVisitors =
  /^(?:authorization|forwarded|via|true-client-ip|cf-connecting-ip|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-(?:url|host)|x-rewrite-url|x-(?:request|correlation)-id|x-(?:http-)?method(?:-override)?)$/

export interface Visit {
  /** The public origin, which the `Host` header alone does not prove. */
  readonly origin: string
  /** Network address of the visitor; undefined where it is not known. */
  readonly address: string | undefined
  /** The id of the request in the log of this server. */
  readonly requestId: string
}

/**
 * The request as this server vouches for it: with the trusted origin in its address, `X-Forwarded-For` as the only
 * header about the way that it came, and the id that this server gave it as `X-Request-Id`. Its body is not
 * read. When the visitor leaves, it is aborted as by `abort()`.
 */
export function vouchFor(request: Request, { origin, address, requestId }: Visit): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of [...headers.keys()]) if (notFromVisitors.test(name)) headers.delete(name)
  if (address !== undefined) headers.set('x-forwarded-for', address)
  headers.set('x-request-id', requestId)
  const signal = withAbortError(request.signal)
  return new Request(new Request(origin + pathname + search, request), { headers, signal })
}

/** The HTTP server gives a text as its reason, which nobody takes for a visitor who left. */
function withAbortError(signal: AbortSignal): AbortSignal {
  const departure = new AbortController()
  if (signal.aborted) departure.abort()
  else signal.addEventListener('abort', () => departure.abort(), { once: true })
  return departure.signal
}

/**
 * The visitor's network address: the one at the other end of the connection, or, behind a proxy of one's own that
 * appends it, the last of `X-Forwarded-For`.
 */
export function visitorAddress(
  { headers }: Pick<Request, 'headers'>,
  { connected, isBehindProxy }: { readonly connected: string | undefined; readonly isBehindProxy: boolean },
): string | undefined {
  if (!isBehindProxy) return connected
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || connected
}
