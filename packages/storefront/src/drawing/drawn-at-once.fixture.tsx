import type { ReactNode } from 'react'
import { useState } from 'react'
import { loadDrawingCode } from './drawing-code'
import { createDrawingCollector } from './drawing-collector'
import { DrawingSpriteContext } from './drawing-sprite-context'

// Drawings that follow an input have the code that draws from the start.
await loadDrawingCode()

/** Drawings below it have their sizes at once, as on a server: tests need not wait for symbols, which nobody sees. */
export function DrawnAtOnce({ children }: { readonly children: ReactNode }) {
  const [sprite] = useState(createDrawingCollector)
  return <DrawingSpriteContext value={sprite}>{children}</DrawingSpriteContext>
}
