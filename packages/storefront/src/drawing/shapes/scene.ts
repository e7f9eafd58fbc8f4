import type { Material } from './material'
import { boundsOf, type Bounds, type Point } from './projection'

/** Classes of the style sheet that paint a path, which may have several. */
export type Paint =
  | 'top'
  | 'left'
  | 'right'
  | 'insideLit'
  | 'insideShade'
  | 'floor'
  | 'core'
  | 'paper'
  | 'tape'
  | 'tapeDrop'
  | 'slot'
  | 'cutBand'
  | 'face'
  | 'strong'
  | 'silhouette'
  | 'edge'
  | 'seam'
  | 'fold'
  | 'winding'
  | 'flute'
  | 'crease'
  | 'strap'
  | 'airLeft'
  | 'airRight'

/** One path with its paints; only straps have a `width`, in px. */
export interface Shape {
  d: string
  paint: readonly Paint[]
  width?: number
}

/** A picture in another file, in place of a path. */
export interface PictureShape {
  /** The address of the picture in its file. */
  href: string
  transform: string
}

/** Shapes of one material, painted in order; the points of `outline` determine the picture's size. */
export interface Part {
  material: Material
  shapes: readonly (Shape | PictureShape)[]
  outline: readonly Point[]
}

/** The rectangle around all parts in px. */
export const sceneBounds = (parts: readonly Part[]): Bounds => boundsOf(parts.flatMap((part) => part.outline))

/** A scene as a function of its scale, so that line widths do not scale with it. */
export type Scene = (scale: number) => readonly Part[]

/** The scale in px per mm at which the scene just fits. */
export const sceneScale = (scene: Scene, fit: { width: number; height: number }): number => {
  const { left, right, top, bottom } = sceneBounds(scene(1))
  return Math.min((fit.width - 3) / (right - left), (fit.height - 3) / (bottom - top))
}
