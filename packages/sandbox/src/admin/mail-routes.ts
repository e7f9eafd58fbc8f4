import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env } from '../calls/call'
import { findMail, listMails } from '../mails/mail-repository'
import { itemNotFound, PlatformError } from '../platform-error'
import { attachmentHeaders, mailPage, mailPageHeaders, mailTextHeaders } from '../start-page/mail-page'

/** The mails that the shop sent. 403 API_DISABLED_FOR_ORG for pages of other sites. */
export const mailRoutes = new Hono<Env>()

mailRoutes.use(
  '/__sandbox/mails/*',
  createMiddleware<Env>(async (c, next) => {
    if (c.req.header('Sec-Fetch-Site') === 'cross-site') {
      throw new PlatformError(403, 'API_DISABLED_FOR_ORG', 'The calls of the sandbox are switched off.')
    }
    await next()
  }),
)

/** A page for browsers, the same as JSON for everything else; the newest first. */
mailRoutes.get('/__sandbox/mails', (c) => {
  const mails = listMails(c.var.context.db).map(({ createdAt, ...mail }) => ({
    ...mail,
    createdAt: new Date(createdAt).toISOString(),
  }))
  c.header('Vary', 'Accept')
  if (c.req.header('Accept')?.includes('text/html')) return c.html(mailPage(mails), 200, mailPageHeaders)
  return c.json({ count: mails.length, mails })
})

/** The HTML part of a mail as a document of its own that runs nothing, loads nothing and leads nowhere. */
mailRoutes.get('/__sandbox/mails/:id/html', (c) => {
  const html = findMail(c.var.context.db, c.req.param('id'))?.html
  if (html === undefined || html === null) throw itemNotFound('The mail')
  return c.body(html, 200, mailTextHeaders)
})

/** A file of a mail, to be saved; the first one is 0. */
mailRoutes.get('/__sandbox/mails/:id/attachments/:index', (c) => {
  const { id, index } = c.req.param()
  const file = findMail(c.var.context.db, id)?.attachments[Number(index)]
  if (file === undefined) throw itemNotFound('The attachment')
  return c.body(file.text, 200, attachmentHeaders(file.name))
})
