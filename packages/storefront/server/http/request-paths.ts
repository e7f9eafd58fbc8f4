import { parseShopUrl } from '@cartonnage/sdk/rules'
import { findPage } from '../../src/shell/pages'
import { paths } from '../../src/shell/paths'
import { contractPathOf, classifyPath } from './platform-paths'

/** Addresses other than pages. The sandbox's admin pages share one name. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^\/health\//, '/health'],
  [/^\/__sandbox(?:\/|$)/, '/__sandbox'],
  [/^\/assets\//, 'file'],
  [/^\/llms\.txt$/, '/llms.txt'],
  [/^\/[a-z0-9-]+\.(?:txt|ico|svg|png|webmanifest)$/, 'file'],
  [/^\/sitemap[^/]*\.xml$/, '/sitemap.xml'],
]

/**
 * An address in the log: the pattern of the page, the contract's path of a forwarded call, or one of a few fixed words.
 * Never contains text that a visitor chose.
 */
export function routeNameOf(url: string): string {
  const { pathname } = new URL(url)
  const other = others.find(([pattern]) => pattern.test(pathname))
  if (other !== undefined) return other[1]
  if (classifyPath(url) !== undefined) return contractPathOf(url) ?? 'platform'
  return resourcePath(url) === undefined ? pageNameOf(parseShopUrl(url).path) : 'file'
}

function pageNameOf(path: string): string {
  if (path === paths.checkoutChoice() || path === paths.withdrawalKeys() || path === paths.requestKeys())
    return path
  if (/^\/sitemap[^/]*\.xml$/.test(path)) return '/sitemap.xml'
  if (path === '/llms.txt' || path === '/index.md') return path
  const page = findPage(path)
  return page === undefined ? 'unknown' : `/${page.path ?? ''}`
}

const folders = /^\/(?:paymentIcons|assets\/images)\/[\w-]+\.(?:svg|png)$/

/**
 * The path of a fixed file in the client's folder, for its absolute address: below the shop's resource base path, which
 * is the site segment without a language. Undefined for any other address.
 */
export function resourcePath(url: string): string | undefined {
  const { path, languageSegment } = parseShopUrl(url)
  return languageSegment === undefined && folders.test(path) ? path : undefined
}
