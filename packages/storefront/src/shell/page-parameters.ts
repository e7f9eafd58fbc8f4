import { parseShopUrl } from '@cartonnage/sdk/rules'
import { findPage } from './pages'

/** Query parameters that every page reads. */
const ofEveryPage = ['region', 'redirect', 'app', 'c__sessionId']

interface PageLocation {
  /** Below the base path. */
  readonly pathname: string
  readonly search: string
}

/**
 * The query with those parameters only that the page reads, unchanged and in their order: '' or '?…'. All others, such as
 * those of campaigns, are noise: they are in nothing that is rendered, and make no page of their own.
 */
export function namedSearch({ pathname, search }: PageLocation): string {
  const parts = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '')
  if (parts.length === 0) return ''
  const names = [...ofEveryPage, ...(findPage(pathname)?.reads ?? [])]
  const named = parts.filter((part) => names.includes(nameOf(part)))
  return named.length === 0 ? '' : `?${named.join('&')}`
}

/** As `URLSearchParams` reads it, which drops a question mark at the start. */
const nameOf = (part: string): string => [...new URLSearchParams(`&${part}`).keys()][0] ?? ''

/** A page's URL with those parameters only that the page reads, and without a hash. */
export function withNamedParameters(url: string): string {
  const { path: pathname, search } = parseShopUrl(url)
  const [address = ''] = url.split(/[?#]/, 1)
  return search === '' ? address : address + namedSearch({ pathname, search })
}

/**
 * The request that a page gets. Of one with a body only on the server: not every browser hands a body on to another
 * request.
 */
export function namedRequest(request: Request): Request {
  const url = withNamedParameters(request.url)
  return url === request.url ? request : new Request(url, request)
}
