import type { MiddlewareHandler } from 'hono'
import type { MemoryCache, MemoryCacheOptions } from './memory-cache'
import { createMemoryCache } from './memory-cache'
import { divideCache } from './narrowed-cache'
import type { CachedPage } from './page-cache'
import { pageAges, sendCached } from './page-cache'
import { PagesFullError } from '../limits/page-limit'
import type { CachedResponse } from './shared-reads'
import type { Env } from '../http/env'
import type { FindFrameOrigin } from '../http/headers'
import { isTooLong } from '../http/long-addresses'
import { secureHeaders } from '../http/headers'
import { resolveOrigin } from '../http/origin'
import { newRequestId } from '../log/request-log'
import { readSharedVariant } from './page-variant'

/** What this process caches for all anonymous visitors. */
export interface SharedCaches {
  readonly pages: MemoryCache<CachedPage>
  readonly reads: MemoryCache<CachedResponse>
  /** Drops everything, because the platform has changed. */
  clear(): void
}

export interface SharedCachesOptions extends Pick<MemoryCacheOptions, 'reportFailure'> {
  /** @default the machine's clock */
  readonly now?: () => number
}

const megabyte = 1024 * 1024
/** Never stale, because a refreshed page that was made of stale responses would be twice as old. */
const readAges = { ...pageAges, staleMs: 0 }

/** Starts empty, so that nothing of an older build is shown. */
export function createSharedCaches({ now = Date.now, reportFailure }: SharedCachesOptions): SharedCaches {
  const report = (error: unknown) => {
    // No visitor was refused: they got the cached page.
    if (!(error instanceof PagesFullError)) reportFailure(error)
  }
  const room = (megabytes: number) => ({ maxBytes: megabytes * megabyte, now })
  const createPages = (megabytes: number) =>
    createMemoryCache<CachedPage>({ ...room(megabytes), ...pageAges, reportFailure: report })
  // The page that makes the read reports its failure.
  const createReads = (megabytes: number) =>
    createMemoryCache<CachedResponse>({ ...room(megabytes), ...readAges, reportFailure: () => undefined })
  const pages = divideCache({ usual: createPages(80), narrowed: createPages(16) })
  const reads = divideCache({ usual: createReads(48), narrowed: createReads(16) })
  return {
    pages,
    reads,
    clear: () => {
      pages.clear()
      reads.clear()
    },
  }
}

export interface CachedPagesOptions {
  readonly caches: SharedCaches
  readonly publicOrigins: readonly string[]
  readonly isBehindProxy: boolean
  readonly isDevelopment: boolean
  /** The only origin that pages may embed. @default none */
  readonly findFrameOrigin?: FindFrameOrigin | undefined
}

/**
 * Responds with a fresh cached page before any other check: its URL passed all checks when it was rendered, and nothing
 * else of such a request matters. Passes on all other requests.
 */
export function sendCachedPages(options: CachedPagesOptions): MiddlewareHandler<Env> {
  const { caches, publicOrigins, isBehindProxy, isDevelopment, findFrameOrigin } = options
  const find = async (request: Request, origin: string): Promise<Response | undefined> => {
    const { method, headers, url } = request
    const variant = readSharedVariant({ method, headers, url: origin + url.slice(url.indexOf('/', 8)) })
    const result = variant && caches.pages.getFresh(variant.key)
    return variant && result && (await sendCached(result, { request, variant, isDevelopment }))
  }
  return async (c, next) => {
    const origin = resolveOrigin(c.req.header('host'), publicOrigins)
    const isRefused = origin === undefined || isTooLong(c.req.url)
    const response = isRefused ? undefined : await find(c.req.raw, origin)
    if (response === undefined) return next()
    const { headers } = response
    const frameOrigin = await findFrameOrigin?.(`${origin}${c.req.path}`)
    const added = secureHeaders({ origin, contentType: headers.get('content-type'), frameOrigin })
    for (const [name, value] of Object.entries(added)) headers.set(name, value)
    headers.set('X-Request-Id', newRequestId(c, isBehindProxy))
    return response
  }
}
