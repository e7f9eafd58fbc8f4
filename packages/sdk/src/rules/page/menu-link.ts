import { isContactUrl, isSafeUrl } from '../url/safe-url'
import { joinBasePath } from '../url/shown-base-path'
import { encodeSegment, readText } from '../text'

/** The type of menu items that lead to a list of platform records: the platform's name and 'Object'. */
export const platformObjectType = 'SalesforceObject'

/** A menu item of the server, of the user menu or the footer; what it needs of itself for a link. */
export interface LinkedMenuItem {
  readonly type: string | null
  /** A path, an address, the name of an object or of an event. */
  readonly target: string | null
  readonly defaultListViewId?: string | null
}

/** Where links of menus lead. */
export interface MenuLocation {
  readonly origin: string
  /** Base path of the present page, with or without origin. */
  readonly basePath: string
}

/** A page of the shop: `path` stands below the base path, `url` has it in front. */
export interface PageLink {
  readonly kind: 'page'
  readonly path: string
  readonly url: string
}

/** Another site, to the letter as the server names it. */
export interface ExternalLink {
  readonly kind: 'external'
  readonly url: string
}

/** Somebody to write to or to call, `mailto:` or `tel:`, to the letter as the server names it; it needs no new tab. */
export interface ContactLink {
  readonly kind: 'contact'
  readonly url: string
}

/** Where an item of a menu leads. */
export type MenuLink = PageLink | ExternalLink | ContactLink

/**
 * The link of an item that is an InternalLink (base path and target, with one slash between), an ExternalLink (another
 * site, or somebody to write to or to call) or a platform object (its list page, filtered by its default list view,
 * `Recent` without one). `undefined` for other types, for an empty target and for an unsafe address, which is then
 * shown as text [2.5-6..10], [2.10-5..7], [3.user-and-account-3].
 */
export function resolveMenuLink(
  item: LinkedMenuItem,
  { origin, basePath }: MenuLocation,
): MenuLink | undefined {
  const target = readText(item.target)
  if (target === '') return undefined
  if (item.type === 'ExternalLink') return linkOutside(target, origin)
  const path = item.type === 'InternalLink' ? below(target) : listPath(item, target)
  if (!isSafeUrl(path, { origin, allow: 'same-origin' })) return undefined
  return { kind: 'page', path, url: joinBasePath(basePath, path) }
}

function linkOutside(url: string, origin: string): ExternalLink | ContactLink | undefined {
  if (isContactUrl(url)) return { kind: 'contact', url }
  return isSafeUrl(url, { origin, allow: 'http' }) ? { kind: 'external', url } : undefined
}

function listPath({ type, defaultListViewId }: LinkedMenuItem, object: string): string {
  if (type !== platformObjectType) return ''
  return `/recordlist/${encodeSegment(object)}/${encodeSegment(readText(defaultListViewId) || 'Recent')}`
}

function below(target: string): string {
  return target.startsWith('/') ? target : `/${target}`
}
