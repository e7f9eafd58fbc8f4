import { Hono } from 'hono'
import type { Buyer, Env, Exchange } from '../../calls/call'
import { siteOf } from '../session/sign-in-call'
import { readVisitor } from '../session/visitor'
import { requireBuyer } from './permitted-account'
import { chatterUser } from './user-profile'

/** The signed-in buyer: a call of the platform, not of a webstore. The site says which shop. */
export const userRoutes = new Hono<Env>().get('/services/data/:version/chatter/users/me', (c) => {
  const buyer = requireSiteBuyer(c)
  c.header('Cache-Control', 'private, no-store')
  return c.json(chatterUser(c.var.context, buyer))
})

/** The buyer who is signed in at the called site; 401 INVALID_SESSION_ID for a guest. */
export function requireSiteBuyer(c: Exchange): Buyer {
  return requireBuyer(readVisitor(c, { shop: siteOf(c.var).shop }))
}
