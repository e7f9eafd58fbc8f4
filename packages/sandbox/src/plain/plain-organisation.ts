import { createMiddleware } from 'hono/factory'
import type { Env } from '../calls/call'
import { PlatformError } from '../platform-error'
import { refuseOwnFields } from './refuse-own-fields'
import { withoutOwnMembers } from './without-own-members'

/** Paths of the shop's own classes, calls of its own beside those of orders, and a path of an earlier version of ours. */
const ownPaths = [
  /^\/lwr\/apex\//,
  /^\/apex\//,
  /^\/services\/apexrest\//,
  /\/order-summaries\/(?!actions\/)[^/]+\/actions\/(?:cancel|return|add-order-to-cart)$/,
]

/**
 * An organisation as the platform hands it over, without the classes and fields of the shop: 404 for its calls, 400 for
 * its fields, and no response with what is an extension of the platform's.
 */
export const plainOrganisation = createMiddleware<Env>(async (c, next) => {
  const { path } = c.req
  if (ownPaths.some((own) => own.test(path)))
    throw new PlatformError(404, 'NOT_FOUND', 'The requested resource does not exist')
  await refuseOwnFields(c)
  await next()
  if (c.res.headers.get('Content-Type')?.startsWith('application/json') !== true) return
  const text = await c.res.text()
  const body = text === '' ? text : JSON.stringify(withoutOwnMembers(path, JSON.parse(text)))
  c.res = new Response(body, c.res)
})
