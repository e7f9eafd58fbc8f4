import type { DrawingCode } from './drawing-code'
import type { CommonDrawingProps } from './drawing-frame'
import { DrawingFrame } from './drawing-frame'
import type { DrawingContent } from './drawing-content'

export interface LiveDrawingProps extends CommonDrawingProps {
  readonly code: DrawingCode
  readonly content: DrawingContent
}

/** A drawing that changes too often for symbols: its shapes are part of the application. */
export function LiveDrawing({ code, content, ...common }: LiveDrawingProps) {
  const { viewBox, material, shapes } = code.draw(content)
  return (
    <DrawingFrame viewBox={viewBox} material={material} {...common}>
      {shapes}
    </DrawingFrame>
  )
}
