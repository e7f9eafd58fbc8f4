import { createMiddleware } from 'hono/factory'
import { parse } from 'hono/utils/cookie'
import type { Env } from './calls/call'

/**
 * Stores the cookies of the single visitor of a sandbox inside a browser page, whose scripts may neither send `Cookie`
 * nor read `Set-Cookie`. Only in memory: a reload is a new visitor.
 */
export function createPageCookies() {
  const jar = new Map<string, string>()
  return createMiddleware<Env>(async (c, next) => {
    c.req.raw = withCookies(c.req.raw, jar)
    const setHeader = c.header
    c.header = (name, value, options) => {
      if (name.toLowerCase() === 'set-cookie' && value !== undefined) store(jar, value)
      setHeader(name, value, options)
    }
    await next()
  })
}

/** The request with the stored cookies. Only headers that belong to no request may carry `Cookie`, hence the proxy. */
function withCookies(request: Request, jar: ReadonlyMap<string, string>): Request {
  const headers = new Headers(request.headers)
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  if (cookie) headers.set('Cookie', cookie)
  return new Proxy(request, {
    get: (target, member) => {
      if (member === 'headers') return headers
      const value: unknown = Reflect.get(target, member, target)
      // A request's methods only work on the request itself.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

/** A cookie with Max-Age=0 is deleted. */
function store(jar: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split(';')
  const isDeleted = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0')
  for (const [name, value] of Object.entries(parse(pair))) {
    if (isDeleted) jar.delete(name)
    else jar.set(name, encodeURIComponent(value))
  }
}
