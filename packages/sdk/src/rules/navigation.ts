import { ShopError } from '../errors'
import { defaultLocale, type ShopLocale } from './locale'
import { isSafeUrl } from './safe-url'
import type { ShopType } from './shop-type'
import { joinBasePath } from './shown-base-path'

/** One node of the category menu. */
export interface NavigationItem {
  /** 'Category', or something else for links that are none. */
  readonly type: string
  readonly id: string
  readonly navid: string
  /** 1 to 3: the depth at which the node stands. */
  readonly level: number
  readonly title: string
  /** As the server sends it; {@link resolveNavigationUrl} makes the link. */
  readonly url: string
  readonly description?: string
  readonly imageUrl?: string
  /** Absent when there are none. */
  readonly children?: readonly NavigationItem[]
  /** Place among its siblings, from 0. */
  readonly index: number
}

/** The menu's depth [9-17]; what lies deeper is cut off. */
export const navigationLevels = 3

/**
 * The navigation tree in the server's JSON text (or in what was parsed from it) [3.navigation-and-footer-1].
 * Nodes without title, id or anything to lead to are left out, an empty list of children is removed.
 * A blank text is an empty tree; a text that is no JSON list throws `UNEXPECTED_ANSWER`.
 */
export function readNavigationTree(source: unknown): readonly NavigationItem[] {
  if (source === null || source === undefined) return []
  if (typeof source === 'string' && source.trim() === '') return []
  const tree = typeof source === 'string' ? parseJson(source) : source
  if (!Array.isArray(tree)) throw new ShopError('UNEXPECTED_ANSWER', 'navigation tree: a list is expected')
  return readItems(tree, 1)
}

/** Where links of the category menu lead. */
export interface NavigationPlace {
  readonly shop: ShopType
  readonly locale: ShopLocale
  /** Base path, with or without origin and with or without the default language: `/de-shop/en-US`. */
  readonly basePath: string
  /** The carton-boxes category of the shop: its page is found by slug. */
  readonly cartonBoxes?: { readonly id: string; readonly slug: string }
}

/**
 * The link of a navigation item under the category route rules [2.1-8..11]: a path of the server is put below the
 * base path, an http(s) address stays as it is, a category without address gets its detail page. The segment of
 * the shop's default language is removed. `undefined` for an unsafe or missing address: show text without a link.
 */
export function resolveNavigationUrl(item: NavigationItem, place: NavigationPlace): string | undefined {
  const isCategory = item.type === 'Category'
  if (isCategory && place.cartonBoxes && item.id === place.cartonBoxes.id) {
    return resolveCategoryUrl({ slug: place.cartonBoxes.slug }, place)
  }
  if (item.url === '') return isCategory && item.id ? resolveCategoryUrl({ id: item.id }, place) : undefined
  if (!isSafeLink(item.url)) return undefined
  if (/^https?:/i.test(item.url)) return item.url
  return withoutDefaultLanguage(belowBasePath(item.url, place.basePath), place)
}

/** The page of a category, by id (`/category/detail/{id}`) or by slug (`/category/{slug}`) [2.1-8], [2.1-11]. */
export function resolveCategoryUrl(
  category: { readonly id: string } | { readonly slug: string },
  place: Omit<NavigationPlace, 'cartonBoxes'>,
): string {
  const path =
    'id' in category ? `/category/detail/${encode(category.id)}` : `/category/${encode(category.slug)}`
  return withoutDefaultLanguage(joinBasePath(place.basePath, path), place)
}

/** Removes `/en-US` (Swiss shop) or `/de` (German shop) from the language position only [2.1-9], [2.1-10]. */
function withoutDefaultLanguage(
  url: string,
  { shop, locale }: Pick<NavigationPlace, 'shop' | 'locale'>,
): string {
  if (locale !== defaultLocale[shop]) return url
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]+)?(.*)$/is.exec(url) ?? []
  const segments = path.split('/')
  const place = segments.indexOf(locale)
  const isLanguage = place === 1 || (shop === 'DE' && place === 2)
  return isLanguage ? origin + (segments.toSpliced(place, 1).join('/') || '/') : url
}

/** The server may send the path with the base path in front. */
function belowBasePath(url: string, basePath: string): string {
  const base = basePath.replace(/\/+$/, '')
  return base !== '' && (url === base || url.startsWith(`${base}/`)) ? url : joinBasePath(base, url)
}

function readItems(nodes: readonly unknown[], level: number): readonly NavigationItem[] {
  return nodes.flatMap((node, index) => readItem(node, { level, index }) ?? [])
}

function readItem(
  node: unknown,
  { level, index }: { level: number; index: number },
): NavigationItem | undefined {
  if (!isRecord(node)) return undefined
  const nested = node['children']
  const children = level < navigationLevels && Array.isArray(nested) ? readItems(nested, level + 1) : []
  const [title, id, url] = [readText(node['title']), readText(node['id']), readText(node['url'])]
  if (title === '' || (id === '' && url === '' && children.length === 0)) return undefined
  const description = readText(node['description'])
  const imageUrl = readText(node['imageUrl'])
  return {
    type: readText(node['type']),
    id,
    navid: readText(node['navid']) || id,
    level,
    title,
    url,
    ...(description && { description }),
    ...(isSafeLink(imageUrl) && { imageUrl }),
    ...(children.length > 0 && { children }),
    index: Number.isSafeInteger(node['index']) ? Number(node['index']) : index,
  }
}

/** Which origin it is does not matter: an address of any http(s) host is allowed. */
function isSafeLink(url: string): boolean {
  return isSafeUrl(url, { origin: 'https://shop.invalid', allow: 'http' })
}

function encode(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ShopError('UNEXPECTED_ANSWER', 'navigation tree: the text is no JSON', { cause })
  }
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
