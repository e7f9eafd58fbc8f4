/** A piece of a sentence: words, a link to a page of the shop or to elsewhere, or something that the operator of a real shop has to fill in. */
export type TextPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'placeholder'; readonly text: string }
  | { readonly kind: 'page' | 'link'; readonly text: string; readonly href: string }

/** A block of a reading page. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string; readonly id: string | undefined }
  | { readonly kind: 'paragraph'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly TextPart[])[] }
  | { readonly kind: 'figure'; readonly name: string }

const figurePattern = /^!\[([a-z]+)\]$/
const headingPattern = /^## (.*?)(?: \{#([a-z-]+)\})?$/
const partPattern = /\[\[(.+?)\]\]|\[([^\]]+)\]\(([^)\s]+)\)/g

/**
 * The blocks of a text of ours, one a line: `## Heading {#id}`, `- item of a list`, `![name]` for a figure, anything
 * else is a paragraph. In a line `[words](/path)` is a link and `[[words]]` a placeholder.
 */
export function readTextBlocks(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const last = blocks.at(-1)
    const block = readLine(line)
    if (block.kind === 'list' && last?.kind === 'list') {
      blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, ...block.items] }
    } else blocks.push(block)
  }
  return blocks
}

function readLine(line: string): TextBlock {
  const [, heading, id] = headingPattern.exec(line) ?? []
  if (heading !== undefined) return { kind: 'heading', text: heading, id }
  const [, figure] = figurePattern.exec(line) ?? []
  if (figure !== undefined) return { kind: 'figure', name: figure }
  if (line.startsWith('- ')) return { kind: 'list', items: [readParts(line.slice(2))] }
  return { kind: 'paragraph', parts: readParts(line) }
}

function readParts(line: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of line.matchAll(partPattern)) {
    if (match.index > end) parts.push({ kind: 'words', text: line.slice(end, match.index) })
    parts.push(readPart(match))
    end = match.index + match[0].length
  }
  return end < line.length ? [...parts, { kind: 'words', text: line.slice(end) }] : parts
}

function readPart([, placeholder, text = '', href = '']: RegExpExecArray): TextPart {
  if (placeholder !== undefined) return { kind: 'placeholder', text: placeholder }
  return { kind: /^\/[a-z]/.test(href) ? 'page' : 'link', text, href }
}

/** The first paragraph as plain words: what a search engine shows of the page. */
export function readLead(text: string): string {
  const lead = readTextBlocks(text).find((block) => block.kind === 'paragraph')
  return lead?.kind === 'paragraph' ? lead.parts.map((part) => part.text).join('') : ''
}
