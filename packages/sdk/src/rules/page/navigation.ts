import { ShopError } from '../../errors/errors'
import { isSafeUrl } from '../url/safe-url'
import { readText } from '../text'

/** A node of the category menu. */
export interface NavigationItem {
  /** 'Category', or another type for other links. */
  readonly type: string
  /** As the server sends it, a record id for categories; `''` if it sends none. */
  readonly id: string
  /** Id of the node in the menu; the server's `id` if it sends none. */
  readonly navid: string
  /** Depth of the node, 1 to 3. */
  readonly level: number
  /** Text of the link; never blank. */
  readonly title: string
  /** As the server sent it, `''` if that is unsafe; `resolveNavigationUrl` makes the link. */
  readonly url: string
  /** Absent when the server sends none. */
  readonly description?: string
  /** Absent when missing or unsafe. */
  readonly imageUrl?: string
  /** Absent when there are none. */
  readonly children?: readonly NavigationItem[]
  /** Position among its siblings, from 0. */
  readonly index: number
}

/** The depth of the menu; deeper nodes are cut off. */
export const navigationLevels = 3

/**
 * The navigation tree in the server's JSON text (or the parsed JSON). Nodes without a title, or with neither id nor
 * URL nor children, are dropped, an empty list of children is removed, and an unsafe URL becomes `''`. A blank text
 * is an empty tree; invalid JSON and anything but a list throw `UNEXPECTED_ANSWER`.
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
  // Reading a member of null or undefined would throw; numbers and strings have none of these members.
  const members = (node ?? {}) as Readonly<Record<string, unknown>>
  const text = (name: string) => readText(members[name])
  const nested = members.children
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
    index: Number.isSafeInteger(members.index) ? Number(members.index) : index,
  }
}

/** The origin is irrelevant: a URL of any http(s) host is allowed. */
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
