import { parseShopUrl } from '@cartonnage/sdk/rules'
import { matchPath } from 'react-router-dom'
import { pages } from '../src/app/pages'
import { paths } from '../src/app/paths'
import { contractPathOf, judgePath } from './platform-paths'
import { resourcePath } from './resource-path'

/** Addresses that are no pages. The switches of the sandbox are all one. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^\/health\//, '/health'],
  [/^\/__sandbox(?:\/|$)/, '/__sandbox'],
  [/^\/assets\//, 'file'],
  [/^\/[a-z0-9-]+\.(?:txt|ico|svg|png|webmanifest)$/, 'file'],
  [/^\/sitemap[^/]*\.xml$/, '/sitemap.xml'],
]

/**
 * What the log calls an address: the pattern of the page, the path in the contract of a call that is handed on, or one
 * of a few fixed words. Never anything of the address that somebody chose.
 */
export function routeNameOf(url: string): string {
  const { pathname } = new URL(url)
  const other = others.find(([pattern]) => pattern.test(pathname))
  if (other !== undefined) return other[1]
  if (judgePath(url) !== undefined) return contractPathOf(url) ?? 'platform'
  return resourcePath(url) === undefined ? pageNameOf(parseShopUrl(url).path) : 'file'
}

function pageNameOf(path: string): string {
  if (path === paths.checkoutChoice()) return path
  if (/^\/sitemap[^/]*\.xml$/.test(path)) return '/sitemap.xml'
  const page = pages.find(
    (entry) =>
      matchPath({ path: `/${entry.path ?? ''}`, caseSensitive: entry.isExact ?? false }, path) !== null,
  )
  return page === undefined ? 'unknown' : `/${page.path ?? ''}`
}
