import { defaultLocale } from '../locale/locale'
import { withLeadingSlash, type ShopBase } from './base-path'

/**
 * The base path for links that people and robots see: origin, site segment, language [2.1-3]; the shop's default
 * language is left out. No slash at the end.
 */
export function shownBasePath(base: ShopBase): string {
  return base.origin.replace(/\/+$/, '') + shownBasePathname(base)
}

/** The base path with the language always in it, for comparing and for requests. No slash at the end. */
export function fullBasePath(base: ShopBase): string {
  return base.origin.replace(/\/+$/, '') + sitePathname(base) + `/${base.locale}`
}

/** {@link shownBasePath} without the origin: `''`, `/de-CH`, `/de-shop` or `/s/en-US`. What a router calls its basename. */
export function shownBasePathname(base: Omit<ShopBase, 'origin'>): string {
  const language = base.locale === defaultLocale[base.shop] ? '' : `/${base.locale}`
  return sitePathname(base) + language
}

/**
 * A target below a base path, with exactly one slash between them [2.5-9]. Slashes and backslashes at the start of
 * the target never survive, so the result cannot lead to another host.
 */
export function joinBasePath(basePath: string, target: string): string {
  return basePath.replace(/\/+$/, '') + withLeadingSlash(target)
}

function sitePathname({ shop, siteSegment }: Pick<ShopBase, 'shop' | 'siteSegment'>): string {
  return shop === 'DE' && siteSegment ? `/${siteSegment}` : ''
}
