import { DrawingFrame, commonPropsOf, type CommonDrawingProps } from './drawing-frame'
import classes from './drawing.module.css'
import type { Fit } from './scale'
import { sceneBounds, sceneScale, type Part, type Scene, type Shape } from './scene'

export interface SceneDrawingProps extends CommonDrawingProps {
  scene: Scene
  /** px per mm */
  scale?: number | undefined
  /** Maximum size in px. Overrides `scale`. */
  fit?: Fit | undefined
}

/** Draws the parts of a scene. */
export const SceneDrawing = ({ scene, scale = 0.1, fit, ...props }: SceneDrawingProps) => {
  const parts = scene(fit ? sceneScale(scene, fit) : scale)
  return (
    <DrawingFrame bounds={sceneBounds(parts)} {...commonPropsOf(props)}>
      <PartShapes parts={parts} />
    </DrawingFrame>
  )
}

const paintClass = ({ paint }: Shape) => paint.map((name) => classes[name] ?? '').join(' ')

/** The SVG paths of a scene, the last part in front. */
export const PartShapes = ({ parts }: { parts: readonly Part[] }) => (
  <>
    {parts.map((part, index) => (
      <g key={index} className={classes[part.material]}>
        {part.shapes.map((shape, at) => (
          <path key={at} className={paintClass(shape)} d={shape.d} strokeWidth={shape.width} />
        ))}
      </g>
    ))}
  </>
)
