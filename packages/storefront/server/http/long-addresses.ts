import { canonicalBasePathname, parseShopUrl } from '@cartonnage/sdk/rules'
import type { MiddlewareHandler } from 'hono'

/** Of a path with its query, in bytes: proxies take twice as much by default. */
const longestAddress = 4096

/** In bytes. Proxies refuse headers of 4 KB in all, and take the server for broken. */
const longestLocation = 1024

/** Whether a URL's path and query are longer than any address of the shop. */
export const isTooLong = (url: string): boolean => url.length - url.indexOf('/', 8) > longestAddress

/**
 * Shortens the redirects of all responses, those of the platform too: one that repeats what a visitor sent could be as
 * long as that visitor likes.
 */
export const shortenRedirects: MiddlewareHandler = async (c, next) => {
  await next()
  const location = c.res.headers.get('location')
  if (location !== null && location.length > longestLocation)
    c.header('Location', shortenLocation(location, c.req.url))
}

/**
 * The redirect target, or as much of it as may be sent: without the query of the page to return to after a sign-in, without
 * that page, without a query, or, where the path itself is too long, the start page of the shop.
 */
export function shortenLocation(location: string, from: string): string {
  const [address = ''] = location.split(/[?#]/, 1)
  const candidates = [
    location,
    location.replace(/([?&]startUrl=[^&#]*?)%3F[^&#]*/i, '$1'),
    location.replace(/([?&])startUrl=[^&#]*&?/, '$1').replace(/[?&](?=#|$)/, ''),
    address,
  ]
  return candidates.find(({ length }) => length <= longestLocation) ?? homeOf(from)
}

/** The path of the start page of a URL's shop, in the URL's language. */
export const homeOf = (url: string): string => `${canonicalBasePathname(parseShopUrl(url))}/`
