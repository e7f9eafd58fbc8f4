import type { ShopUrl } from '@cartonnage/sdk/rules'
import {
  alternates,
  parseShopUrl,
  shopLocales,
  defaultHostSettings,
  isOrgSandboxHost,
} from '@cartonnage/sdk/rules'
import type { LocalePaths } from '../../src/shared/product/data/catalog-languages'
import { noCaching } from '../http/headers'
import type { ListingOptions } from './catalog-listing'
import { createListing, withSite } from './catalog-listing'
import { loadIndexedPages, writeSitemap, writeSitemapIndex } from './sitemap-pages'

export interface SitemapOptions extends ListingOptions {
  /** Addresses in one file; sitemaps.org allows 50,000. */
  readonly limit?: number
}

/** Responds to `sitemap.xml` and its parts; undefined for any other address. */
export type RespondWithSitemap = (url: string) => Promise<Response | undefined>

const file = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/

/**
 * The sitemaps of the shops, from the platform's current catalogue. A loaded catalogue is used for an hour; after a
 * failure the next request loads it again.
 */
export function createSitemap(options: SitemapOptions): RespondWithSitemap {
  const { reportFailure, limit = 50_000 } = options
  const load = createListing(({ shop }, catalogIn) => loadIndexedPages(shop, catalogIn), options)
  return async (url) => {
    const location = parseShopUrl(url)
    const name = file.exec(location.path)
    if (name === null || location.languageSegment !== undefined) return undefined
    try {
      const pages = await load(location)
      const text = writePart(pages, { location, url, limit, part: name[1] })
      return text === undefined ? undefined : xml(text)
    } catch (error) {
      reportFailure(error, 'sitemap')
      const headers = { 'Retry-After': '300', 'Cache-Control': noCaching }
      return new Response('The sitemap is not available at the moment.', { status: 503, headers })
    }
  }
}

type Pages = readonly LocalePaths[]

interface Part {
  readonly location: ShopUrl
  readonly url: string
  readonly limit: number
  /** Number of the part, from 1; absent for the sitemap itself. */
  readonly part: string | undefined
}

/** The whole sitemap where one file can hold it, else the index of its parts; undefined for a part that does not exist. */
function writePart(pages: Pages, { location, url, limit, part }: Part): string | undefined {
  const pagesPerPart = Math.max(1, Math.floor(limit / shopLocales[location.shop].length))
  const parts = Math.ceil(pages.length / pagesPerPart)
  if (part === undefined && parts > 1) {
    const names = Array.from({ length: parts }, (_, index) => `sitemap-${index + 1}.xml`)
    return writeSitemapIndex(names.map((name) => new URL(name, url).href))
  }
  if (part !== undefined && Number(part) > parts) return undefined
  const first = part === undefined ? 0 : (Number(part) - 1) * pagesPerPart
  const { shop, origin, siteSegment } = withSite(location)
  const partPages = pages.slice(first, first + pagesPerPart)
  return writeSitemap(partPages.map((path) => alternates({ shop, origin, siteSegment, path })))
}

function xml(text: string): Response {
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  }
  return new Response(text, { headers })
}

/**
 * Robots may read everything. Pages that must not be indexed say so themselves, which robots see only when they may fetch
 * them; and they need styles and scripts to rate a page. On a host of both shops each has its own sitemap.
 */
export function writeRobots(origin: string): string {
  const { germanOrgSandboxSegment } = defaultHostSettings
  const folders = isOrgSandboxHost(new URL(origin).hostname) ? ['', `/${germanOrgSandboxSegment}`] : ['']
  const sitemaps = folders.map((folder) => `Sitemap: ${origin}${folder}/sitemap.xml`)
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n')
}
