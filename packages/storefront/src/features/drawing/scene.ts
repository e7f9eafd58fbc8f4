import type { Material } from './material'
import { boundsOf, type Bounds, type Point } from './projection'

/** Names of the style sheet's paints; several may lie on one path. */
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

/** One path with its paints; `width` in px is for straps alone. */
export interface Shape {
  d: string
  paint: readonly Paint[]
  width?: number
}

/** Shapes of one material, painted in order; `outline` holds the points that decide the picture's size. */
export interface Part {
  material: Material
  shapes: readonly Shape[]
  outline: readonly Point[]
}

/** The rectangle around all parts in px. */
export const sceneBounds = (parts: readonly Part[]): Bounds => boundsOf(parts.flatMap((part) => part.outline))

/** A scene as a function of its scale, so that line weights stay when it is fitted. */
export type Scene = (scale: number) => readonly Part[]

/** The scale in px per mm at which the scene just fits into px. */
export const sceneScale = (scene: Scene, fit: { width: number; height: number }): number => {
  const { left, right, top, bottom } = sceneBounds(scene(1))
  return Math.min((fit.width - 3) / (right - left), (fit.height - 3) / (bottom - top))
}
