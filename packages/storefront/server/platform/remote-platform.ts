import { proxy } from 'hono/proxy'
import type { Platform } from './platform'

/** Until the platform begins to respond, and between two chunks of a response. */
const silenceMs = 30_000

export interface RemotePlatformOptions {
  readonly fetch?: typeof fetch
  /** @default 30 s */
  readonly silenceMs?: number
}

/**
 * The platform at another origin. Bodies are streamed both ways. Rejects when nothing arrives for 30 s, however long the
 * whole response takes.
 */
export function createRemotePlatform(
  platformOrigin: string,
  { fetch: customFetch = fetch, ...options }: RemotePlatformOptions = {},
): Platform {
  const forward: Platform['fetch'] = async (request) => {
    const url = new URL(request.url)
    const silence = watchSilence(options.silenceMs ?? silenceMs)
    const response = await proxy(platformOrigin + url.pathname + url.search, {
      raw: forPlatform(request),
      strictConnectionProcessing: true,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, silence.signal]),
      customFetch,
    })
    return fromPlatform(silence.watch(response), { platformOrigin, origin: url.origin })
  }
  return { fetch: forward, close: () => undefined, origin: platformOrigin }
}

/** Passes the shop's host on as `X-Forwarded-Host`; the platform gets its own as `Host`. */
function forPlatform(request: Request): Request {
  const { host, protocol } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of ['host', 'expect', 'proxy-connection']) headers.delete(name)
  headers.set('x-forwarded-host', host)
  headers.set('x-forwarded-proto', protocol.slice(0, -1))
  return new Request(request, { headers })
}

/** A signal that aborts when nothing has arrived for this time; each chunk of the watched body restarts the timer. */
function watchSilence(ms: number) {
  const abort = new AbortController()
  const timer = setTimeout(
    () => abort.abort(new DOMException('The platform sent nothing for too long.', 'TimeoutError')),
    ms,
  )
  const watch = (response: Response): Response => {
    if (response.body === null) clearTimeout(timer)
    const chunks = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        timer.refresh()
        controller.enqueue(chunk)
      },
      flush: () => clearTimeout(timer),
    })
    return new Response(response.body?.pipeThrough(chunks) ?? null, response)
  }
  return { signal: abort.signal, watch }
}

interface Origins {
  readonly platformOrigin: string
  readonly origin: string
}

/** The response as if it came from the shop's own origin: redirects stay here, cookies have no other domain. */
function fromPlatform(response: Response, { platformOrigin, origin }: Origins): Response {
  const { headers } = response
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/gi, ''))
  const location = headers.get('location')
  if (location?.startsWith(`${platformOrigin}/`))
    headers.set('location', origin + location.slice(platformOrigin.length))
  return response
}
