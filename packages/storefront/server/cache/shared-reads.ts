import type { Created, MemoryCache } from './memory-cache'
import { isRead } from '../http/platform-paths'

/** The platform's response to a read for all anonymous visitors. */
export interface CachedResponse {
  readonly status: number
  readonly headers: readonly [name: string, value: string][]
  readonly body: ArrayBuffer
}

/** A `fetch` for a page that all anonymous visitors share. */
export interface SharedFetch {
  readonly fetch: typeof fetch
  /** Whether every read so far succeeded and none got an old response because the platform fails. */
  isCurrent(): boolean
}

/**
 * Shares reads: equal ones are made once at a time, and their response is used for a minute, or for an hour while the
 * platform fails. Requests must not identify a visitor, and the body of a response has to be bounded. Rejects where `send`
 * does and nothing is cached.
 */
export function shareReads(cache: MemoryCache<CachedResponse>, send: typeof fetch): SharedFetch {
  let isCurrent = true
  const read = async (request: Request): Promise<Response> => {
    // Without the signal of the page that asked first, because others wait for it too.
    const sendUnaborted = () => send(new Request(request, { signal: null }))
    const { value, from } = await cache.getOrCreate(await keyOf(request), async () =>
      toCached(await sendUnaborted()),
    )
    isCurrent &&= from !== 'outage' && !isFailure(value.status)
    const body = value.body.byteLength === 0 ? null : value.body
    return new Response(body, { status: value.status, headers: [...value.headers] })
  }
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (!isRead(request)) return send(request)
      try {
        return await read(request)
      } catch (error) {
        isCurrent = false
        throw error
      }
    },
    isCurrent: () => isCurrent,
  }
}

/** The whole request: method, URL, headers and body. */
async function keyOf(request: Request): Promise<string> {
  const { method, url, headers } = request
  const body = method === 'GET' || method === 'HEAD' ? '' : await request.clone().text()
  return [`${method} ${url}`, ...[...headers].map((header) => header.join(': ')), body].join('\n')
}

async function toCached(response: Response): Promise<Created<CachedResponse>> {
  const { status } = response
  const headers = [...response.headers].filter(([name]) => !uncachedHeaders.has(name))
  const body = await response.arrayBuffer()
  const value = { status, headers, body }
  return {
    value,
    bytes: body.byteLength + 500,
    isComplete: !isFailure(status) && body.byteLength <= maxCachedBytes,
  }
}

/** Cookies belong to one visitor; the body is stored decoded. */
const uncachedHeaders = new Set(['set-cookie', 'content-encoding', 'content-length', 'transfer-encoding'])

/** Longer responses are not cached: one of them would evict hundreds of others. */
const maxCachedBytes = 4 * 1024 * 1024

const isFailure = (status: number): boolean => status >= 500 || status === 429
