import type { Element, ElementContent, RootContent } from 'hast'
import { tidyTable } from './tidy-table'

/** Controls, drawings, and what is not for people. */
const leftOut: ReadonlySet<string> = new Set(
  'button input select textarea svg script style noscript template iframe caption'.split(' '),
)

const isElement = (node: RootContent): node is Element => node.type === 'element'

/** What a form orders is said on the page; one that searches or narrows a list is a tool of its visitors. */
const isTool = ({ tagName, properties }: Element): boolean =>
  (tagName === 'form' && properties.method !== 'post') || (tagName === 'label' && Boolean(properties.htmlFor))

/** Hidden, or for paper or screen only. The other price, net or gross, is hidden too: tables have both. */
function isUnseen({ properties }: Element): boolean {
  const { hidden, ariaHidden, className, role, dataScreenOnly } = properties
  const isPrinted = Array.isArray(className) && className.includes('print-only')
  return Boolean(hidden) || ariaHidden === 'true' || isPrinted || role === 'status' || dataScreenOnly != null
}

/** A link to another part of the page, which is not there without scripts and styles. */
const isJump = ({ tagName, properties }: Element): boolean =>
  tagName === 'a' && /^#/.test(String(properties.href))

/** Without content they still say something: a cell is a place in its row. */
const mayBeEmpty: ReadonlySet<string> = new Set(['td', 'th', 'br', 'hr', 'img'])

/**
 * What of a page's HTML can be read without the page: no controls, drawings or hidden parts, links as absolute URLs, lists
 * of facts as lists, and tables without columns that have become empty.
 */
export function readableParts(nodes: readonly RootContent[], pageUrl: string): ElementContent[] {
  const parts = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ ...node, value: plainText(node.value) }]
    return isElement(node) ? readableElement(node, pageUrl) : []
  })
  return parts.flatMap((part, index) => {
    const before = parts[index - 1]
    if (before?.type !== 'element' || part.type !== 'element') return [part]
    // Wide and narrow screens have labels of their own.
    return isPhrase(part) && textOf(before) === textOf(part) ? [] : [space, part]
  })
}

function readableElement(element: Element, pageUrl: string): ElementContent[] {
  if (leftOut.has(element.tagName) || isTool(element) || isUnseen(element) || isJump(element)) return []
  const children = readableParts(element.children, pageUrl)
  const isEmpty = children.every((child) => child.type === 'text' && child.value.trim() === '')
  if (isEmpty && !mayBeEmpty.has(element.tagName)) return []
  const read = { ...element, children }
  switch (read.tagName) {
    case 'a':
      return linkTo(read, pageUrl)
    case 'img':
      return read.properties.alt ? [withUrl(read, 'src', pageUrl)] : []
    case 'dl':
      return [factList(read)]
    case 'li':
      return [withoutParagraph(read)]
    case 'table':
      return [tidyTable(read)]
    default:
      return [read]
  }
}

/** Between two elements that styles keep apart. */
const space: ElementContent = { type: 'text', value: ' ' }

const isPhrase = ({ tagName }: Element): boolean => tagName === 'span'

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('').trim() : ''
}

/** Spaces and breaks that only matter to a line of the screen are plain spaces, or nothing. */
const plainText = (text: string): string =>
  text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u00ad\u2060\u200b]/g, '')

/** A link that leads somewhere from outside of the page too; its text alone where it does not. */
function linkTo(link: Element, pageUrl: string): ElementContent[] {
  const linked = withUrl(link, 'href', pageUrl)
  return linked.properties.href === undefined ? link.children : [linked]
}

const linkProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

function withUrl(element: Element, name: 'href' | 'src', pageUrl: string): Element {
  const value = element.properties[name]
  const url = typeof value === 'string' && URL.canParse(value, pageUrl) ? new URL(value, pageUrl) : undefined
  const { alt } = element.properties
  const isSafe = url !== undefined && linkProtocols.has(url.protocol)
  return { ...element, properties: { ...(alt != null && { alt }), ...(isSafe && { [name]: url.href }) } }
}

/** An item of one paragraph is a line of its list. */
function withoutParagraph(item: Element): Element {
  const [child, ...others] = item.children.filter((part) => textOf(part).trim() !== '')
  return child && others.length === 0 && isNamed(child, 'p') ? { ...item, children: child.children } : item
}

/** `term: value` on a line each. */
function factList(list: Element): Element {
  const rows = list.children.flatMap((child) => (isNamed(child, 'div') ? child.children : [child]))
  const items: Element[] = []
  for (const row of rows) {
    if (isNamed(row, 'dt')) items.push({ ...row, tagName: 'li', properties: {}, children: [...row.children] })
    if (isNamed(row, 'dd'))
      items.at(-1)?.children.push({ type: 'text', value: ': ' }, { ...row, tagName: 'span', properties: {} })
  }
  return { ...list, tagName: 'ul', properties: {}, children: items }
}

const isNamed = (node: ElementContent, name: string): node is Element =>
  node.type === 'element' && node.tagName === name
