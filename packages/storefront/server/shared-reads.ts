import type { Made, MemoryCache } from './memory-cache'
import { isRead } from './platform-paths'

/** The platform's response to a read that was made for nobody in particular. */
export interface KeptRead {
  readonly status: number
  readonly headers: readonly [name: string, value: string][]
  readonly body: ArrayBuffer
}

/** A way to the platform for a page that is nobody's in particular. */
export interface SharedFetch {
  readonly fetch: typeof fetch
  /** Whether every read so far got the platform's present word: no failure, and nothing kept because it fails. */
  isSound(): boolean
}

/**
 * Makes reads for everybody: one at a time for the same question, and its response serves for a minute; while the
 * platform fails, for an hour. What is asked has to name no visitor, and its response's body has to be bounded. Rejects
 * where `send` does and nothing is kept.
 */
export function shareReads(cache: MemoryCache<KeptRead>, send: typeof fetch): SharedFetch {
  let isSound = true
  const read = async (request: Request): Promise<Response> => {
    // Others wait for it too, when the page that asked first has ended.
    const ask = () => send(new Request(request, { signal: null }))
    const { value, from } = await cache.findOrMake(await keyOf(request), async () => keep(await ask()))
    isSound &&= from !== 'outage' && !isFailure(value.status)
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
        isSound = false
        throw error
      }
    },
    isSound: () => isSound,
  }
}

/** What a question is: where it goes and all that it says. */
async function keyOf(request: Request): Promise<string> {
  const { method, url, headers } = request
  const body = method === 'GET' || method === 'HEAD' ? '' : await request.clone().text()
  return [`${method} ${url}`, ...[...headers].map((header) => header.join(': ')), body].join('\n')
}

async function keep(response: Response): Promise<Made<KeptRead>> {
  const { status } = response
  const headers = [...response.headers].filter(([name]) => !notKept.has(name))
  const body = await response.arrayBuffer()
  const value = { status, headers, body }
  return { value, bytes: body.byteLength + 500, isWhole: !isFailure(status) && body.byteLength <= mostKept }
}

/** A session that the platform begins for nobody is nobody's; the body's own encoding is read away. */
const notKept = new Set(['set-cookie', 'content-encoding', 'content-length', 'transfer-encoding'])

/** Longer responses are asked for each time: one of them would push out hundreds of others. */
const mostKept = 4 * 1024 * 1024

const isFailure = (status: number): boolean => status >= 500 || status === 429
