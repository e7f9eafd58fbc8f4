import { defaultApiVersion } from '../../src/shell/platform-kind'
import { plainPlatformOptions } from '../../src/shell/plain-platform'
import type { CatalogFeature } from '@cartonnage/sdk'
import { catalog, createClient } from '@cartonnage/sdk'
import type { ShopLocale, ShopUrl } from '@cartonnage/sdk/rules'
import { canonicalBasePath, webstoreIds } from '@cartonnage/sdk/rules'
import { currentRequestId } from '../log/request-log'
import { createBreaker } from '../platform/breaker'
import { callDeadlines, startPageTime } from '../platform/call-deadlines'
import type { Platform } from '../platform/platform'
import { createPlatformFetch } from '../platform/platform-fetch'

/** What files about a shop's whole catalogue are made with. */
export interface ListingOptions {
  readonly platform: Platform
  readonly reportFailure: (error: unknown, context: string) => void
  readonly now?: () => number
}

/** Reads from the catalogue in each language. */
export type ReadListing<Listing> = (
  location: ShopUrl,
  catalogIn: (locale: ShopLocale) => CatalogFeature,
) => Promise<Listing>

const hourMs = 3_600_000

/**
 * Loads a listing of a shop at most once an hour and once at a time; after a failure the next request loads it again. It
 * is loaded as for an anonymous visitor, because it is for everybody.
 */
export function createListing<Listing>(
  read: ReadListing<Listing>,
  { platform, reportFailure, now = Date.now }: ListingOptions,
): (location: ShopUrl) => Promise<Listing> {
  const loaded = new Map<string, { readonly listing: Promise<Listing>; readonly until: number }>()
  return (location) => {
    const current = loaded.get(location.shop)
    if (current !== undefined && now() < current.until) return current.listing
    const listing = load(location, read, { platform, reportFailure })
    loaded.set(location.shop, { listing, until: now() + hourMs })
    listing.catch(() => loaded.delete(location.shop))
    return listing
  }
}

/** For listing all products in one language: a robot waits longer than a person. */
const listingMs = 60_000

async function load<Listing>(
  location: ShopUrl,
  read: ReadListing<Listing>,
  { platform, reportFailure }: Pick<ListingOptions, 'platform' | 'reportFailure'>,
): Promise<Listing> {
  const leave = new AbortController()
  const breaker = createBreaker()
  const catalogIn = (locale: ShopLocale) => {
    const url = `${canonicalBasePath({ ...withSite(location), locale })}/`
    const requestId = currentRequestId()
    const page = new Request(url, requestId === undefined ? {} : { headers: { 'x-request-id': requestId } })
    const time = startPageTime(page, { ...callDeadlines, pageMs: listingMs })
    return createClient({
      ...(platform.kind === 'plain' && plainPlatformOptions(location.shop)),
      apiVersion: platform.apiVersion ?? defaultApiVersion,
      runtime: 'server',
      webstoreId: webstoreIds[location.shop],
      shopType: location.shop,
      locale,
      url,
      fetch: createPlatformFetch(platform, page, { breaker, time }).fetch,
      reportFailure,
      signal: leave.signal,
    }).use(catalog)
  }
  try {
    return await read(location, catalogIn)
  } finally {
    leave.abort()
  }
}

/** On a host of its own the German shop's pages are below its site segment, but its files are not. */
export function withSite(location: ShopUrl): ShopUrl {
  const isBare = location.shop === 'DE' && location.siteSegment === undefined
  return isBare ? { ...location, siteSegment: 's' } : location
}
