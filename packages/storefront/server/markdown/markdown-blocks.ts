import type { BlockContent, List, PhrasingContent, RootContent } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'

const text = (value: string): PhrasingContent => ({ type: 'text', value })

export const heading = (depth: 1 | 2, title: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(title)],
})

const paragraphOf = (children: PhrasingContent[]): BlockContent => ({ type: 'paragraph', children })

export const paragraph = (line: string): BlockContent => paragraphOf([text(line)])

export const quote = (line: string): RootContent => ({ type: 'blockquote', children: [paragraph(line)] })

/** A line of a list: a link with words before or after it. */
export interface LinkLine {
  readonly before?: string
  /** Absolute. */
  readonly url: string
  readonly name: string
  readonly after?: string | undefined
}

/** Lines of links. */
export const linkList = (lines: readonly LinkLine[]): List => ({
  type: 'list',
  spread: false,
  children: lines.map(({ before = '', url, name, after = '' }) => ({
    type: 'listItem',
    children: [
      paragraphOf([
        ...(before === '' ? [] : [text(before)]),
        { type: 'link', url, children: [text(name)] },
        ...(after === '' ? [] : [text(after)]),
      ]),
    ],
  })),
})

/** The blocks as text; names cannot become marks of their own, because all texts are escaped. */
export const writeMarkdown = (children: RootContent[]): string =>
  toMarkdown(
    { type: 'root', children },
    { bullet: '-', rule: '-', extensions: [gfmTableToMarkdown({ tablePipeAlign: false })] },
  ).replace(needlessEscape, '&')

/** Of an ampersand that begins no character reference: readers of the bare text would take it for part of an address. */
const needlessEscape = /(?<!\\)\\&(?!#?\w{1,32};)/g
