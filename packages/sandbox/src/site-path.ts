import type { Shop } from './shop'

/** A request path, split into the site in front and the platform's own path. */
export interface SitePath {
  /** The site segment with its slash, or ''. */
  readonly site: '' | '/de-shop' | '/s'
  /** The shop that the site belongs to. */
  readonly shop: Shop
  /** The path without site segment and without the prefix of the storefront runtime. */
  readonly path: string
}

const sitePattern = /^(\/de-shop|\/s)(?=\/|$)/
/** The sandbox's own pages are not part of the platform, so they have no prefix. */
const runtimePattern = /^(\/webruntime\/api|\/sf\/api)(?=\/(?!__sandbox(?:\/|$)))/

/**
 * Removes the site segment and the runtime's prefix (`/webruntime/api`, `/sf/api`), through which storefronts call the
 * platform, from a path. No site segment means the Swiss shop.
 */
export function splitSitePath(pathname: string): SitePath {
  const site = sitePattern.exec(pathname)?.[1]
  const path = pathname.slice(site?.length ?? 0).replace(runtimePattern, '') || '/'
  if (site === '/de-shop' || site === '/s') return { site, shop: 'DE', path }
  return { site: '', shop: 'CH', path }
}
