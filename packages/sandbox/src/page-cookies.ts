import { createMiddleware } from 'hono/factory'
import { parse } from 'hono/utils/cookie'
import type { Env } from './calls/call'

/**
 * Remembers the cookies of the one visitor that a browser page is: its scripts may neither send `Cookie` nor read
 * `Set-Cookie`, so the sandbox inside the page would forget who calls. Only in memory: a reload is a new visitor.
 */
export function createPageCookies() {
  const kept = new Map<string, string>()
  return createMiddleware<Env>(async (c, next) => {
    c.req.raw = withCookies(c.req.raw, kept)
    const setHeader = c.header
    c.header = (name, value, options) => {
      if (name.toLowerCase() === 'set-cookie' && value !== undefined) keep(kept, value)
      setHeader(name, value, options)
    }
    await next()
  })
}

/** The request with what is kept as its `Cookie`: a list of headers made by itself may hold it. */
function withCookies(request: Request, kept: ReadonlyMap<string, string>): Request {
  const headers = new Headers(request.headers)
  const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
  if (cookie) headers.set('Cookie', cookie)
  return new Proxy(request, {
    get: (target, member) => {
      if (member === 'headers') return headers
      const value: unknown = Reflect.get(target, member, target)
      // a request's methods work on the request itself only
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

/** A cookie with Max-Age=0 is taken away. */
function keep(kept: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split(';')
  const isGone = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0')
  for (const [name, value] of Object.entries(parse(pair))) {
    if (isGone) kept.delete(name)
    else kept.set(name, encodeURIComponent(value))
  }
}
