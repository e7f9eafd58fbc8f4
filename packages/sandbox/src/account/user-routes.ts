import { Hono } from 'hono'
import type { Buyer, Env, Exchange } from '../calls/call'
import { PlatformError } from '../platform-error'
import { siteOf } from '../session/sign-in-call'
import { readVisitor } from '../session/visitor'
import { chatterUser } from './user-profile'

/** The signed-in person: a call of the platform, not of a webstore; the site says whose buyers. */
export const userRoutes = new Hono<Env>().get('/services/data/:version/chatter/users/me', (c) => {
  const buyer = requireBuyer(c)
  c.header('Cache-Control', 'private, no-store')
  return c.json(chatterUser(c.var.context, buyer))
})

/** The buyer of the site that is called; 401 INVALID_SESSION_ID for a guest. */
export function requireBuyer(c: Exchange): Buyer {
  const { buyer } = readVisitor(c, { shop: siteOf(c.var).shop })
  if (buyer) return buyer
  throw new PlatformError(401, 'INVALID_SESSION_ID', 'Session expired or invalid')
}
