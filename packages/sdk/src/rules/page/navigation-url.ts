import { isSameRecordId } from '../../record-id'
import { defaultLocale, type ShopLocale } from '../locale/locale'
import { isSafeUrl } from '../url/safe-url'
import type { ShopType } from '../region/shop-type'
import { joinBasePath } from '../url/canonical-base-path'
import { encodeSegment } from '../text'
import type { NavigationItem } from './navigation'

/** The page that category links are resolved for. */
export interface NavigationLocation {
  /** Decides which language has no segment. */
  readonly shop: ShopType
  /** Language of the page. */
  readonly locale: ShopLocale
  /** Base path, with or without origin and with or without the default language: `/de-shop/en-US`. */
  readonly basePath: string
  /** The carton boxes category of the shop, whose page has a URL by slug. */
  readonly cartonBoxes?: {
    /** Record id of the category. */
    readonly id: string
    /** In the language of the page. */
    readonly slug: string
  }
}

/**
 * The link of a navigation item under the category route rules: a path of the server is put below the base path
 * unless it already is, a URL of another website stays as it is, a category without a URL gets its detail page. The
 * segment of the default language is removed. `undefined` for an unsafe or missing URL: show text without a link.
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
    ? withoutDefaultLanguage(url, location)
    : undefined
}

/**
 * The page of a category: by slug (`/category/{slug}`) if it has one, otherwise by id (`/category/detail/{id}`);
 * without the segment of the default language.
 */
export function resolveCategoryUrl(
  category: { readonly id: string } | { readonly slug: string },
  location: Omit<NavigationLocation, 'cartonBoxes'>,
): string {
  const [folder, name] = 'slug' in category ? ['', category.slug] : ['detail/', category.id]
  return joinBasePath(canonicalRoot(location), `/category/${folder}${encodeSegment(name)}`)
}

/** Without `/en-US` (Swiss shop) or `/de` (German shop), only in the language position. */
function withoutDefaultLanguage(url: string, location: NavigationLocation): string {
  const root = canonicalRoot(location)
  const path = below(root, url) ?? below(withoutOrigin(root), url)
  if (path === undefined && /^https?:/i.test(url)) return url
  return joinBasePath(root, below(defaultLanguage(location), path ?? url) ?? path ?? url)
}

/** The base path without the default language. */
function canonicalRoot(location: NavigationLocation): string {
  const base = location.basePath.replace(/\/+$/, '')
  const language = defaultLanguage(location)
  const pathname = withoutOrigin(base)
  // In the German shop the language follows a site segment: a single segment is that one, whatever its name.
  const hasLanguage = pathname.endsWith(language) && (location.shop === 'CH' || pathname !== language)
  return hasLanguage ? base.slice(0, base.length - language.length) : base
}

/** `/en-US` or `/de` on a page in that language, otherwise `''`. */
function defaultLanguage({ shop, locale }: NavigationLocation): string {
  return locale === defaultLocale[shop] ? `/${locale}` : ''
}

function withoutOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/i, '')
}

/** The rest of a URL after a base path, with the slash; `undefined` if it is not below it. */
function below(base: string, url: string): string | undefined {
  const rest = url.slice(base.length)
  return url.startsWith(base) && /^(?:[/?#]|$)/.test(rest) ? rest : undefined
}
