import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Env, Exchange } from '../calls/call'
import { PlatformError } from '../platform-error'
import { isLiveSession, sessionCookie } from './visitor'

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** With the option `csrf`: a signed-in visitor's write without the token of the session fails with 403. */
export const requireCsrfToken = createMiddleware<Env>(async (c, next) => {
  const { csrf, csrfHeader } = c.var.context.options
  const sid = csrf && !reads.has(c.req.method) ? getCookie(c, sessionCookie) : undefined
  if (sid !== undefined && isLiveSession(c.var.context, sid)) {
    if (c.req.header(csrfHeader) !== (await tokenOf(sid))) {
      throw new PlatformError(403, 'INSUFFICIENT_ACCESS', `A write needs the session's ${csrfHeader}.`)
    }
  }
  await next()
})

/** The token of the caller's session. A guest gets one too, which nothing asks for. */
export const csrfToken = (c: Exchange): Promise<string> => tokenOf(getCookie(c, sessionCookie) ?? '')

/** The same for as long as the session lasts; nobody who cannot read the HttpOnly cookie can know it. */
async function tokenOf(sid: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`csrf ${sid}`))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
