import type { MiddlewareHandler } from 'hono'
import type { Env } from './files'
import { secureHeaders } from './headers'
import type { Kept } from './kept'
import { resolveOrigin } from './origin'
import { readRequested, sendKept } from './page-cache'
import { newRequestId } from './request-log'
import { readSharedVisit } from './shared-visit'

export interface KeptPagesOptions {
  readonly kept: Kept
  readonly publicOrigins: readonly string[]
  readonly isBehindProxy: boolean
  readonly isDevelopment: boolean
}

/**
 * Answers with a page that is kept and fresh, before anything else is looked at: what is kept under an address was let
 * through all checks of addresses when it was made, and nothing else of such a request matters. All others go on.
 */
export function sendKeptPages(options: KeptPagesOptions): MiddlewareHandler<Env> {
  const { kept, publicOrigins, isBehindProxy, isDevelopment } = options
  return async (c, next) => {
    const origin = resolveOrigin(c.req.header('host'), publicOrigins)
    const response = origin === undefined ? undefined : find(c.req.raw, origin)
    if (response === undefined) return next()
    const { headers } = response
    const added = secureHeaders({ origin, contentType: headers.get('content-type') })
    for (const [name, value] of Object.entries(added)) headers.set(name, value)
    headers.set('X-Request-Id', newRequestId(c, isBehindProxy))
    return response
  }

  function find(request: Request, origin: string): Response | undefined {
    const { method, headers, url } = request
    const visit = readSharedVisit({ method, headers, url: origin + url.slice(url.indexOf('/', 8)) })
    const given = visit && kept.pages.findFresh(visit.key)
    // A way that leads on depends on the address to the letter.
    if (visit === undefined || given?.value.body === undefined) return undefined
    return sendKept(given, readRequested(request, visit, isDevelopment))
  }
}
