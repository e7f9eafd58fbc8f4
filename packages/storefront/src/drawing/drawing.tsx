import { useShopClient } from '@cartonnage/react-hooks'
import { use, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import type { DrawingContent } from './drawing-content'
import type { CommonDrawingProps } from './drawing-frame'
import { DrawingFrame } from './drawing-frame'
import { spaceOf } from './drawing-space'
import { DrawingSpriteContext } from './drawing-sprite-context'
import { symbolIdOf } from './symbol-id'

export type DrawingProps = DrawingContent & CommonDrawingProps

/**
 * A drawing. Its shapes are a symbol outside of the application, so that neither hydration nor the page's scripts have to
 * know them. In a browser that has no such symbol yet, it keeps its space until the symbol is added.
 */
export function Drawing({ title, className, muted, fluid, ...content }: DrawingProps) {
  const sprite = use(DrawingSpriteContext)
  const { reportFailure } = useShopClient()
  const id = symbolIdOf(content)
  const getViewBox = () => sprite.viewBoxOf(id, content)
  const viewBox = useSyncExternalStore(sprite.subscribe, getViewBox, getViewBox)
  const isMissing = viewBox === undefined
  const requestSymbol = useEffectEvent((missing: string) =>
    sprite.request({ id: missing, content, reportFailure }),
  )
  // Before the browser paints: where the code that draws is loaded, the drawing is there at once.
  useLayoutEffect(() => {
    if (isMissing) requestSymbol(id)
  }, [isMissing, id])
  const [width, height] = viewBox?.split(' ').slice(2) ?? spaceOf(content)
  return (
    <DrawingFrame viewBox={`0 0 ${width} ${height}`} {...{ title, className, muted, fluid }}>
      <use href={`#${id}`} />
    </DrawingFrame>
  )
}
