import type { ReactNode } from 'react'
import type { Material } from './material'
import type { Bounds } from './projection'

/** The shapes of a drawing and the rectangle around them, in px. */
export interface Sketch {
  bounds: Bounds
  /** The colours of shapes that are in no group with their own; kraft brown without it. */
  material?: Material | undefined
  shapes: ReactNode
}
