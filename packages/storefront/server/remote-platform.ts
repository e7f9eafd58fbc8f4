import type { Platform } from './platform'

/** Headers that belong to one connection, or that this server sets anew. */
const dropped = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
]
/** `fetch` unpacks bodies, so their packing and length are no longer true. */
const droppedFromAnswers = [...dropped, 'content-encoding', 'content-length']

const timeoutMs = 30_000

function withoutHeaders(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers(headers)
  for (const name of [...names, ...listed(headers.get('connection'))]) kept.delete(name)
  return kept
}

/** Further names that the `Connection` header declares as its own. */
const listed = (connection: string | null): string[] =>
  (connection ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[\w-]+$/.test(name))

/** The platform at another origin. Bodies are streamed both ways; it fails when no answer comes within 30 s. */
export function createRemotePlatform(platformOrigin: string, fetchPort: typeof fetch = fetch): Platform {
  const forward: Platform['fetch'] = async (request) => {
    const url = new URL(request.url)
    const headers = withoutHeaders(request.headers, dropped)
    headers.set('x-forwarded-host', url.host)
    headers.set('x-forwarded-proto', url.protocol.slice(0, -1))
    const init: RequestInit & { duplex: 'half' } = {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
      duplex: 'half',
    }
    const answer = await fetchPort(platformOrigin + url.pathname + url.search, init)
    return fromPlatform(answer, { platformOrigin, origin: url.origin })
  }
  return { fetch: forward, close: () => undefined }
}

interface Origins {
  readonly platformOrigin: string
  readonly origin: string
}

/** The answer as if it came from the shop's own origin: redirects stay here, cookies name no other host. */
function fromPlatform(answer: Response, { platformOrigin, origin }: Origins): Response {
  const headers = withoutHeaders(answer.headers, droppedFromAnswers)
  const cookies = answer.headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/gi, ''))
  const location = headers.get('location')
  if (location?.startsWith(`${platformOrigin}/`))
    headers.set('location', origin + location.slice(platformOrigin.length))
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}
