import type { ShopUrl } from '@cartonnage/sdk/rules'
import { canonicalBasePath, joinBasePath, parseShopUrl } from '@cartonnage/sdk/rules'
import { findPage } from '../../src/shell/pages'

/** The pages that are there as Markdown too, under the same address with `.md`: their modules. */
const twinModules: ReadonlySet<string | undefined> = new Set([
  'home/home-page',
  'category/category-page',
  'product/product-page',
  'service/service-page',
  'service/guide-page',
])

const ending = '.md'
/** The start page has no name of its own. */
const home = `/index${ending}`

/** The URL of a page as Markdown; undefined where the page is only there as HTML. */
export function twinOf(pageUrl: string): string | undefined {
  const location = parseShopUrl(pageUrl)
  const { path } = location
  if (!twinModules.has(findPage(path)?.module)) return undefined
  return withPath(location, path === '/' ? home : path.replace(/\/$/, '') + ending)
}

/** The URL of the page that a Markdown address is the twin of; undefined for any other address. */
export function pageOfTwin(url: string): string | undefined {
  const location = parseShopUrl(url)
  const { path } = location
  if (path === home) return withPath(location, '/')
  const page = path.endsWith(ending) ? path.slice(0, -ending.length) : ''
  const isNamed = /[^/]$/.test(page)
  return isNamed && twinModules.has(findPage(page)?.module) ? withPath(location, page) : undefined
}

/**
 * Whether an address asks for the Markdown of a page that has none, such as the cart. A search term may end as such an
 * address does.
 */
export function lacksTwin(url: string): boolean {
  const { path } = parseShopUrl(url)
  const isSearch = path.startsWith('/global-search/')
  return path.endsWith(ending) && !isSearch && findPage(path) !== undefined && pageOfTwin(url) === undefined
}

/** The URL of another page of the same shop and language, with the same query. */
const withPath = (location: ShopUrl, path: string): string =>
  joinBasePath(canonicalBasePath(location), path) + location.search
