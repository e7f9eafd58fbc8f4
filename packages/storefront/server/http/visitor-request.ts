import { createHmac, randomBytes } from 'node:crypto'

/** Headers that a visitor must not set for the platform: sender, proxies, identity, and another method or URL. */
const untrustedHeaders =
  /^(?:authorization|forwarded|via|true-client-ip|cf-connecting-ip|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-(?:url|host)|x-rewrite-url|x-(?:request|correlation)-id|x-(?:http-)?method(?:-override)?)$/

export interface VisitorDetails {
  /** The public origin, which the `Host` header alone does not prove. */
  readonly origin: string
  /** Network address of the visitor; undefined where unknown. */
  readonly address: string | undefined
  /** The id of the request in the log of this server. */
  readonly requestId: string
}

/**
 * The request with trusted details only: the public origin in its URL, `X-Forwarded-For` as the only header about its
 * route, and this server's id as `X-Request-Id`. Does not read the body. Aborted as by `abort()` when the visitor leaves.
 */
export function toTrustedRequest(request: Request, { origin, address, requestId }: VisitorDetails): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of [...headers.keys()]) if (untrustedHeaders.test(name)) headers.delete(name)
  if (address !== undefined) headers.set('x-forwarded-for', address)
  headers.set('x-request-id', requestId)
  const signal = withAbortError(request.signal)
  return new Request(new Request(origin + pathname + search, request), { headers, signal })
}

/** The HTTP server aborts with a text as its reason, which is not recognised as an AbortError. */
function withAbortError(signal: AbortSignal): AbortSignal {
  const controller = new AbortController()
  if (signal.aborted) controller.abort()
  else signal.addEventListener('abort', () => controller.abort(), { once: true })
  return controller.signal
}

/** How a request came. */
export interface Route {
  /** The other end of the connection. */
  readonly connected: string | undefined
  /** How many trusted proxies have each appended whom they got it from to `X-Forwarded-For`. */
  readonly trustedHops: number
}

/**
 * The visitor's network address: the other end of the connection, or what the outermost trusted proxy has appended to
 * `X-Forwarded-For`. What stands before that, anybody may have written. With fewer entries than proxies the request has
 * come another way, and nothing in it is believed.
 */
export function visitorAddress(
  { headers }: Pick<Request, 'headers'>,
  { connected, trustedHops }: Route,
): string | undefined {
  if (trustedHops === 0) return connected
  return headers.get('x-forwarded-for')?.split(',').at(-trustedHops)?.trim() || connected
}

/**
 * The request with a path that can be decoded: escapes the percent signs of a malformed segment. The router would write
 * such an address to the console.
 */
export function withReadablePath(request: Request): Request {
  const { origin, pathname: sent, search } = new URL(request.url)
  const readable = sent.replace(/[^/]+/g, toReadable)
  return readable === sent ? request : new Request(origin + readable + search, request)
}

const toReadable = (segment: string): string =>
  canBeDecoded(segment) ? segment : segment.replaceAll('%', '%25')

function canBeDecoded(segment: string): boolean {
  try {
    // The comparison keeps the bundler from dropping the call. No segment is empty.
    return decodeURIComponent(segment) !== ''
  } catch {
    return false
  }
}

/**
 * Pseudonyms of visitors in the log: an address has the same one for a day. They cannot be reversed, because the key
 * exists in this process only and is discarded at midnight (UTC).
 */
export function createVisitorHash(now: () => Date): (address: string) => string {
  let day = ''
  let key = randomBytes(32)
  return (address) => {
    const today = now().toISOString().slice(0, 10)
    if (today !== day) [day, key] = [today, randomBytes(32)]
    return createHmac('sha256', key).update(address).digest('base64url').slice(0, 12)
  }
}
