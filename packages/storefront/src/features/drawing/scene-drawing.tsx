import { DrawingFrame, lookOf, type DrawingLook } from './drawing-frame'
import { PartShapes } from './part-shapes'
import type { Fit } from './scale'
import { sceneBounds, sceneScale, type Scene } from './scene'

export interface SceneDrawingProps extends DrawingLook {
  scene: Scene
  /** px per mm */
  scale?: number | undefined
  /** Greatest size in px; wins over `scale`. */
  fit?: Fit | undefined
}

/** Draws the parts of a scene. */
export const SceneDrawing = ({ scene, scale = 0.1, fit, ...look }: SceneDrawingProps) => {
  const parts = scene(fit ? sceneScale(scene, fit) : scale)
  return (
    <DrawingFrame bounds={sceneBounds(parts)} {...lookOf(look)}>
      <PartShapes parts={parts} />
    </DrawingFrame>
  )
}
