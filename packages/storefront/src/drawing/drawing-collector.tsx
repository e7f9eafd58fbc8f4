import { LRUCache } from 'lru-cache'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawingContent } from './drawing-content'
import type { DrawingSprite } from './drawing-sprite'
import type { Drawn } from './shapes/draw'
import { draw } from './shapes/draw'
import { DrawnSymbol } from './shapes/drawn-symbol'

/** The symbols of one page that the server renders. */
export interface DrawingCollector extends DrawingSprite {
  /** The markup of all symbols that the page uses, each once. To be called when the page is rendered. */
  writeSymbols(): string
}

interface PageSymbol {
  readonly viewBox: string
  /** Renders: never while something else is being rendered. */
  readonly write: () => string
}

/** Pages show the same products again and again. In a list a symbol has about 1,000 characters, a large one 15,000. */
const markups = new LRUCache<string, { readonly viewBox: string; readonly markup: string }>({
  maxSize: 8_000_000,
  sizeCalculation: ({ markup }) => markup.length,
})

/** Draws what a page uses while it is rendered, except what was drawn for earlier pages. */
export function createDrawingCollector(): DrawingCollector {
  const symbols = new Map<string, PageSymbol>()
  return {
    viewBoxOf(id, content) {
      const symbol = symbols.get(id) ?? pageSymbol(id, content)
      symbols.set(id, symbol)
      return symbol.viewBox
    },
    writeSymbols: () => [...symbols.values()].map(({ write }) => write()).join(''),
    request: () => undefined,
    subscribe: () => () => undefined,
  }
}

function pageSymbol(id: string, content: DrawingContent): PageSymbol {
  const cached = markups.get(id)
  if (cached !== undefined) return { viewBox: cached.viewBox, write: () => cached.markup }
  const drawn = draw(content)
  return { viewBox: drawn.viewBox, write: () => writeSymbol(id, drawn) }
}

function writeSymbol(id: string, drawn: Drawn): string {
  const markup = renderToStaticMarkup(<DrawnSymbol id={id} {...drawn} />)
  markups.set(id, { viewBox: drawn.viewBox, markup })
  return markup
}
