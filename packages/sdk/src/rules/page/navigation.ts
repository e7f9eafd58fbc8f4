import { ShopError } from '../../errors/errors'
import { isSafeUrl } from '../url/safe-url'
import { readText } from '../text'

/** One node of the category menu. */
export interface NavigationItem {
  /** 'Category', or something else for links that are none. */
  readonly type: string
  readonly id: string
  readonly navid: string
  /** 1 to 3: the depth at which the node stands. */
  readonly level: number
  readonly title: string
  /** As the server sends it, `''` where that is unsafe; `resolveNavigationUrl` makes the link. */
  readonly url: string
  readonly description?: string
  readonly imageUrl?: string
  /** Absent when there are none. */
  readonly children?: readonly NavigationItem[]
  /** Place among its siblings, from 0. */
  readonly index: number
}

/** The menu's depth [2.6-1], [9-17]; what lies deeper is cut off. */
export const navigationLevels = 3

/**
 * The navigation tree in the server's JSON text (or in what was parsed from it) [3.navigation-and-footer-1].
 * Nodes without title, id or anything to lead to are left out, an empty list of children is removed, and an unsafe
 * address becomes `''`. A blank text is an empty tree; what is no JSON list throws `UNEXPECTED_ANSWER`.
 */
export function readNavigationTree(source: unknown): readonly NavigationItem[] {
  if (source === undefined || source === null) return []
  if (typeof source === 'string' && source.trim() === '') return []
  const tree = typeof source === 'string' ? parseJson(source) : source
  if (!Array.isArray(tree)) throw new ShopError('UNEXPECTED_ANSWER', 'navigation tree: a list is expected')
  return readItems(tree, 1)
}

function readItems(nodes: readonly unknown[], level: number): readonly NavigationItem[] {
  return nodes.flatMap((node, index) => readItem(node, { level, index }) ?? [])
}

function readItem(
  node: unknown,
  { level, index }: { level: number; index: number },
): NavigationItem | undefined {
  // Every value but these two may be asked for members; numbers and texts have none of these.
  const members = (node ?? {}) as Readonly<Record<string, unknown>>
  const text = (name: string) => readText(members[name])
  const nested = members['children']
  const children = level < navigationLevels && Array.isArray(nested) ? readItems(nested, level + 1) : []
  const [id, title, description, imageUrl] = [
    text('id'),
    text('title'),
    text('description'),
    text('imageUrl'),
  ]
  if (title === '' || (id + text('url') === '' && children.length === 0)) return undefined
  return {
    type: text('type'),
    id,
    navid: text('navid') || id,
    level,
    title,
    url: safeUrl(text('url')),
    ...(description && { description }),
    ...(safeUrl(imageUrl) && { imageUrl }),
    ...(children.length > 0 && { children }),
    index: Number.isSafeInteger(members['index']) ? Number(members['index']) : index,
  }
}

/** Which origin it is does not matter: an address of any http(s) host is allowed. */
function safeUrl(url: string): string {
  return isSafeUrl(url, { origin: 'https://shop.invalid', allow: 'http' }) ? url : ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ShopError('UNEXPECTED_ANSWER', 'navigation tree: the text is no JSON', { cause })
  }
}
