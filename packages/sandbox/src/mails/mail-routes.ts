import { Hono } from 'hono'
import type { Env } from '../calls/call'
import { PlatformError } from '../platform-error'
import { listMails } from './mail-repository'

/** The mails that the shop sent, for developers; 403 API_DISABLED_FOR_ORG where steering is switched off. */
export const mailRoutes = new Hono<Env>().get('/__sandbox/mails', (c) => {
  if (!c.var.context.options.admin || c.req.header('Sec-Fetch-Site') === 'cross-site') {
    throw new PlatformError(403, 'API_DISABLED_FOR_ORG', 'Steering is switched off.')
  }
  const mails = listMails(c.var.context.db)
  return c.json({
    count: mails.length,
    mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, createdAt: new Date(createdAt).toISOString() })),
  })
})
