import { createMiddleware } from 'hono/factory'
import type { Env, Exchange } from '../../calls/call'
import { PlatformError } from '../../platform-error'
import { toHex } from '../../random'
import { findTokenSession } from './access-token-repository'
import { isActiveSession } from './visitor'

/**
 * Makes a call with `Authorization: Bearer` that of the token's buyer, whatever its cookie says; 401 INVALID_SESSION_ID
 * for a token that is unknown, revoked or expired.
 */
export const bearerSession = createMiddleware<Env>(async (c, next) => {
  const token = bearerOf(c)
  if (token !== undefined) c.set('bearerSessionId', await requireTokenSession(c, token))
  await next()
})

/** The session of the bearer token that a call has to have; 401 INVALID_SESSION_ID without one. */
export async function requireTokenSession(c: Exchange, token = bearerOf(c)): Promise<string> {
  const { context } = c.var
  const { db, clock } = context
  const sessionId =
    token === undefined ? undefined : findTokenSession(db, await hashToken(token), clock.now())
  if (sessionId !== undefined && isActiveSession(context, sessionId)) return sessionId
  throw new PlatformError(401, 'INVALID_SESSION_ID', 'Session expired or invalid')
}

/** A token is random, so that a hash without a salt tells nothing. */
export const hashToken = async (token: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))

const bearerOf = (c: Exchange): string | undefined =>
  /^bearer +(.*)$/i.exec(c.req.header('Authorization') ?? '')?.[1]?.trim()
