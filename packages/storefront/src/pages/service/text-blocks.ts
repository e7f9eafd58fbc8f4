/** A part of a line: plain text, a placeholder for the operator of a real shop, or a link to a page of the shop or another URL. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'placeholder'; readonly text: string }
  | { readonly kind: 'page' | 'link'; readonly text: string; readonly href: string }

/** A block of a reading page. */
export type TextBlock =
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3
      readonly text: string
      readonly id: string | undefined
    }
  | { readonly kind: 'paragraph'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly TextPart[])[] }
  | { readonly kind: 'figure'; readonly name: string }

const figurePattern = /^!\[([a-z]+)\]$/
const headingPattern = /^##(#?) (.*?)(?: \{#([a-z-]+)\})?$/
const partPattern = /\[\[(.+?)\]\]|\[([^\]]+)\]\(([^)\s]+)\)/g

/**
 * Parses a text of the shop. Each line is a block: `## Heading {#id}`, `### Lower heading`, `- list item`, `![name]` for a
 * figure, anything else a paragraph. In a line `[text](/path)` is a link and `[[text]]` a placeholder.
 */
export function readTextBlocks(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = []
  for (const rawLine of text.split('\n')) {
    const line = rawLine.trim()
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
  const [, lower, heading, id] = headingPattern.exec(line) ?? []
  if (heading !== undefined) return { kind: 'heading', level: lower === '#' ? 3 : 2, text: heading, id }
  const [, figure] = figurePattern.exec(line) ?? []
  if (figure !== undefined) return { kind: 'figure', name: figure }
  if (line.startsWith('- ')) return { kind: 'list', items: [readParts(line.slice(2))] }
  return { kind: 'paragraph', parts: readParts(line) }
}

function readParts(line: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of line.matchAll(partPattern)) {
    if (match.index > end) parts.push({ kind: 'text', text: line.slice(end, match.index) })
    parts.push(readPart(match))
    end = match.index + match[0].length
  }
  return end < line.length ? [...parts, { kind: 'text', text: line.slice(end) }] : parts
}

function readPart([, placeholder, text = '', href = '']: RegExpExecArray): TextPart {
  if (placeholder !== undefined) return { kind: 'placeholder', text: placeholder }
  return { kind: /^\/[a-z]/.test(href) ? 'page' : 'link', text, href }
}

/** The first paragraph as plain text, which is the page's description for search engines. */
export function readLead(text: string): string {
  const lead = readTextBlocks(text).find((block) => block.kind === 'paragraph')
  return lead?.kind === 'paragraph' ? lead.parts.map((part) => part.text).join('') : ''
}
