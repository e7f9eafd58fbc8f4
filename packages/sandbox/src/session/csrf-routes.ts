import { Hono } from 'hono'
import type { Env } from '../calls/call'
import { csrfToken } from './csrf'

/** The token that a signed-in visitor's writes carry, where the platform asks for one. */
export const csrfRoutes = new Hono<Env>().get('/services/data/:version/ui-api/session/csrf', async (c) => {
  c.header('Cache-Control', 'private, no-store')
  return c.json({ csrfToken: await csrfToken(c) })
})
