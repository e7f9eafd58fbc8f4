import { isSameRecordId } from '../../record-id'
import { defaultLocale, type ShopLocale } from '../locale/locale'
import { isSafeUrl } from '../url/safe-url'
import type { ShopType } from '../region/shop-type'
import { joinBasePath } from '../url/shown-base-path'
import { encodeSegment } from '../text'
import type { NavigationItem } from './navigation'

/** Where links of the category menu lead. */
export interface NavigationLocation {
  readonly shop: ShopType
  readonly locale: ShopLocale
  /** Base path, with or without origin and with or without the default language: `/de-shop/en-US`. */
  readonly basePath: string
  /** The carton-boxes category of the shop: its page is found by slug. */
  readonly cartonBoxes?: { readonly id: string; readonly slug: string }
}

/**
 * The link of a navigation item under the category route rules [2.6-9], [2.1-8..11]: a path of the server is put
 * below the base path unless it stands there already, the address of another site stays as it is, a category without
 * address gets its detail page. The segment of the shop's default language is removed.
 * `undefined` for an unsafe or missing address: show text without a link.
 */
export function resolveNavigationUrl(
  { type, id, url }: Pick<NavigationItem, 'type' | 'id' | 'url'>,
  location: NavigationLocation,
): string | undefined {
  const { cartonBoxes } = location
  if (type === 'Category') {
    if (cartonBoxes && isSameRecordId(id, cartonBoxes.id)) return resolveCategoryUrl(cartonBoxes, location)
    if (url === '' && id !== '') return resolveCategoryUrl({ id }, location)
  }
  return isSafeUrl(url, { origin: 'https://shop.invalid', allow: 'http' })
    ? shownUrl(url, location)
    : undefined
}

/**
 * The page of a category, by slug (`/category/{slug}`) [2.1-11] where there is one, else by id
 * (`/category/detail/{id}`) [2.1-8]; without the segment of the shop's default language.
 */
export function resolveCategoryUrl(
  category: { readonly id: string } | { readonly slug: string },
  location: Omit<NavigationLocation, 'cartonBoxes'>,
): string {
  const [folder, name] = 'slug' in category ? ['', category.slug] : ['detail/', category.id]
  return joinBasePath(shownRoot(location), `/category/${folder}${encodeSegment(name)}`)
}

/** Without `/en-US` (Swiss shop) or `/de` (German shop), in the language position only [2.1-9], [2.1-10]. */
function shownUrl(url: string, location: NavigationLocation): string {
  const root = shownRoot(location)
  const path = below(root, url) ?? below(withoutOrigin(root), url)
  if (path === undefined && /^https?:/i.test(url)) return url
  return joinBasePath(root, below(defaultLanguage(location), path ?? url) ?? path ?? url)
}

/** The base path without the language that is not shown. */
function shownRoot(location: NavigationLocation): string {
  const base = location.basePath.replace(/\/+$/, '')
  const language = defaultLanguage(location)
  const pathname = withoutOrigin(base)
  // The German shop has its language behind a site segment: what stands alone is that segment, whatever its name.
  const hasLanguage = pathname.endsWith(language) && (location.shop === 'CH' || pathname !== language)
  return hasLanguage ? base.slice(0, base.length - language.length) : base
}

/** `/en-US` or `/de` where the page is in that language, else `''`. */
function defaultLanguage({ shop, locale }: NavigationLocation): string {
  return locale === defaultLocale[shop] ? `/${locale}` : ''
}

function withoutOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/i, '')
}

/** What stands below a base path in a URL, with the slash; `undefined` where the URL is elsewhere. */
function below(base: string, url: string): string | undefined {
  const rest = url.slice(base.length)
  return url.startsWith(base) && /^(?:[/?#]|$)/.test(rest) ? rest : undefined
}
