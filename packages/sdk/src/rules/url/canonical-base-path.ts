import { defaultLocale } from '../locale/locale'
import { withLeadingSlash, type ShopBase } from './base-path'

/**
 * The base path for visible links and metadata: origin, site segment, language; the default language of the shop is
 * left out. No trailing slash.
 */
export function canonicalBasePath(base: ShopBase): string {
  return base.origin.replace(/\/+$/, '') + canonicalBasePathname(base)
}

/** The base path including the default language, for comparisons and requests. No trailing slash. */
export function fullBasePath(base: ShopBase): string {
  return base.origin.replace(/\/+$/, '') + sitePathname(base) + `/${base.locale}`
}

/**
 * {@link canonicalBasePath} without the origin: `''`, `/de-CH`, `/de-shop` or `/s/en-US`. Routers call it basename.
 */
export function canonicalBasePathname(base: Omit<ShopBase, 'origin'>): string {
  const language = base.locale === defaultLocale[base.shop] ? '' : `/${base.locale}`
  return sitePathname(base) + language
}

/**
 * A target below a base path, with exactly one slash between them. Leading slashes and backslashes of the target
 * are dropped, so the result cannot lead to another host.
 */
export function joinBasePath(basePath: string, target: string): string {
  return basePath.replace(/\/+$/, '') + withLeadingSlash(target)
}

function sitePathname({ shop, siteSegment }: Pick<ShopBase, 'shop' | 'siteSegment'>): string {
  return shop === 'DE' && siteSegment ? `/${siteSegment}` : ''
}
