import { isContactUrl, isSafeUrl } from '../url/safe-url'
import { joinBasePath } from '../url/canonical-base-path'
import { encodeSegment, readText } from '../text'

/** The type of menu items that lead to a list of platform records. */
export const platformObjectType = 'SalesforceObject'

/** The members of a user menu or footer item that its link depends on. */
export interface LinkedMenuItem {
  /** `InternalLink`, `ExternalLink`, `SalesforceObject` or `Event`; others have no link. */
  readonly type: string | null
  /** A path, a URL, or the name of an object or event, depending on `type`. */
  readonly target: string | null
  /** For a platform object: the list view to open, `Recent` when null or absent. */
  readonly defaultListViewId?: string | null
}

/** The page that menu links are resolved for. */
export interface MenuLocation {
  /** The shop's origin, `https://shop.example`. */
  readonly origin: string
  /** Base path of the current page, with or without origin. */
  readonly basePath: string
}

/** A page of the shop. */
export interface PageLink {
  /** Navigate within the app. */
  readonly kind: 'page'
  /** Below the base path, with a leading slash. */
  readonly path: string
  /** The base path followed by `path`. */
  readonly url: string
}

/** Another website. */
export interface ExternalLink {
  /** Open in a new tab. */
  readonly kind: 'external'
  /** http(s), exactly as the server sent it. */
  readonly url: string
}

/** An email address or phone number; it needs no new tab. */
export interface ContactLink {
  /** Leave it to the browser. */
  readonly kind: 'contact'
  /** `mailto:` or `tel:`, exactly as the server sent it. */
  readonly url: string
}

/** Where an item of a menu leads. */
export type MenuLink = PageLink | ExternalLink | ContactLink

/**
 * The link of an InternalLink (base path and target, with one slash between), an ExternalLink (another website,
 * `mailto:` or `tel:`) or a platform object (its list page, filtered by its default list view or `Recent`).
 * `undefined` for other types, an empty target and an unsafe URL: show these as text.
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
