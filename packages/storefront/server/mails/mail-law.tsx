/* eslint-disable no-restricted-syntax -- a mail has no style sheet, and is no page under the shop's policy */
import type { TextBlock, TextPart } from '../../src/pages/service/text-blocks'

const style = { margin: '0 0 8px' }

/** A text of the law as HTML. */
export const MailLaw = ({ blocks }: { readonly blocks: readonly TextBlock[] }) =>
  blocks.map((block, index) => <Block key={index} block={block} />)

function Block({ block }: { readonly block: TextBlock }) {
  if (block.kind === 'figure') return null
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h3' : 'h4'
    return (
      <Heading style={{ fontSize: block.level === 2 ? '16px' : '15px', margin: '16px 0 4px' }}>
        {block.text}
      </Heading>
    )
  }
  if (block.kind === 'paragraph')
    return (
      <p style={style}>
        <Parts parts={block.parts} />
      </p>
    )
  return (
    <ul style={{ ...style, paddingLeft: '20px' }}>
      {block.items.map((parts, index) => (
        <li key={index}>
          <Parts parts={parts} />
        </li>
      ))}
    </ul>
  )
}

/** Links are absolute; where the shop is not known they are words. */
const Parts = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map((part, index) =>
    'href' in part ? (
      <a key={index} href={part.href} style={{ color: 'inherit' }}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )

/** The same text without marks, a line for each block; addresses follow their words. */
export const toLawLines = (blocks: readonly TextBlock[]): readonly string[] => blocks.flatMap(toLines)

function toLines(block: TextBlock): readonly string[] {
  if (block.kind === 'figure') return []
  if (block.kind === 'heading') return ['', block.text]
  if (block.kind === 'paragraph') return [toLine(block.parts)]
  return block.items.map((parts) => `- ${toLine(parts)}`)
}

const toLine = (parts: readonly TextPart[]): string =>
  parts
    .map((part) => ('href' in part && part.href !== part.text ? `${part.text} (${part.href})` : part.text))
    .join('')
