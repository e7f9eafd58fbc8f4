import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { RootContent } from 'mdast'
import { linkList, quote, writeMarkdown } from './markdown-blocks'
import { readableParts } from './readable-parts'

/** A rendered page, as far as its Markdown shows it. */
export interface TwinnedPage {
  /** Of the whole page: its `<main>` is shown. */
  readonly html: string
  /** Absolute; links are relative to it. */
  readonly pageUrl: string
  /** What the page says of itself in a sentence or two. */
  readonly description: string | undefined
  /** The page in all its languages, as Markdown. */
  readonly translations: readonly { readonly language: string; readonly url: string }[]
}

/**
 * A page as Markdown: its heading and description, what its HTML says, and where it is in HTML and in other languages. It
 * is made of the HTML, so that the two cannot differ.
 */
export function writeTwin(page: TwinnedPage): string {
  const { pageUrl, description, translations } = page
  const blocks = readBlocks(page)
  const title = blocks.find(({ type }) => type === 'heading')
  return writeMarkdown([
    ...(title ? [title] : []),
    ...(description && !blocks.some((block) => says(block, description)) ? [quote(description)] : []),
    ...blocks.filter((block) => block !== title),
    { type: 'thematicBreak' },
    linkList([
      { before: 'HTML: ', url: pageUrl, name: pageUrl },
      ...translations.map(({ language, url }) => ({ before: `${language}: `, url, name: url })),
    ]),
  ])
}

/** Whether a block is a paragraph with that text alone. */
const says = (block: RootContent, text: string): boolean =>
  block.type === 'paragraph' &&
  block.children.every((child) => child.type === 'text') &&
  block.children.map(({ value }) => value).join('') === text

/** The blocks of the page's `<main>`. */
function readBlocks({ html, pageUrl }: TwinnedPage): RootContent[] {
  const main = /<main[ >].*<\/main>/s.exec(html)?.[0] ?? ''
  const { children } = fromHtml(main, { fragment: true })
  const tree = toMdast({ type: 'root', children: readableParts(children, pageUrl) }, { document: true })
  return tree.type === 'root' ? tree.children : [tree]
}
