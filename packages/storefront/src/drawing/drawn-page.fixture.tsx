import { ShopProvider } from '@cartonnage/react-hooks'
import { createClient } from '@cartonnage/sdk'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createDrawingCollector } from './drawing-collector'
import type { DrawingSprite } from './drawing-sprite'
import { DrawingSpriteContext } from './drawing-sprite-context'

export interface DrawnPageProps {
  readonly sprite: DrawingSprite
  readonly reportFailure?: (error: unknown, context: string) => void
  readonly children: ReactNode
}

/** Everything that drawings get through React's context. */
export function DrawnPage({ sprite, reportFailure = () => undefined, children }: DrawnPageProps) {
  const client = createClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'http://localhost/de-CH/',
    locale: 'de-CH',
    runtime: 'server',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure,
  })
  return (
    <ShopProvider client={client}>
      <DrawingSpriteContext value={sprite}>{children}</DrawingSpriteContext>
    </ShopProvider>
  )
}

/** The HTML and the symbols that a server writes. */
export function renderDrawings(drawings: ReactNode) {
  const collector = createDrawingCollector()
  const html = renderToStaticMarkup(<DrawnPage sprite={collector}>{drawings}</DrawnPage>)
  return { html, symbols: collector.writeSymbols() }
}
