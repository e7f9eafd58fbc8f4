// Everything that draws: a browser loads it when a drawing is missing.
import { memo } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { DrawingContent } from '../drawing-content'
import { draw } from './draw'
import { DrawnSymbol } from './drawn-symbol'

export { draw }

interface ContentSymbolProps {
  readonly id: string
  readonly content: DrawingContent
}

/** Drawn once: an id has the same content for ever. */
const ContentSymbol = memo(
  ({ id, content }: ContentSymbolProps) => <DrawnSymbol id={id} {...draw(content)} />,
  (before, after) => before.id === after.id,
)

/** Adds a sprite to a document; the returned function shows these symbols in it, at once. */
export function createSymbols(page: Document): (contents: ReadonlyMap<string, DrawingContent>) => void {
  const container = page.createElement('div')
  container.hidden = true
  page.body.append(container)
  const root = createRoot(container)
  return (contents) => {
    const symbols = [...contents].map(([id, content]) => <ContentSymbol key={id} id={id} content={content} />)
    flushSync(() => root.render(<svg>{symbols}</svg>))
  }
}
