import type { Fit } from '../scale'
import { sceneBounds, sceneScale, type Part, type Scene } from './scene'
import type { Sketch } from './sketch'

export interface SceneSize {
  /** px per mm */
  scale?: number | undefined
  /** Maximum size in px. Overrides `scale`. */
  fit?: Fit | undefined
}

/** Draws the parts of a scene. */
export function drawScene(scene: Scene, { scale = 0.1, fit }: SceneSize): Sketch {
  const parts = scene(fit ? sceneScale(scene, fit) : scale)
  return { bounds: sceneBounds(parts), shapes: <PartShapes parts={parts} /> }
}

/** The SVG paths of a scene, the last part in front. */
export const PartShapes = ({ parts }: { parts: readonly Part[] }) => (
  <>
    {parts.map((part, index) => (
      <g key={index} data-material={part.material}>
        {part.shapes.map((shape, at) =>
          'href' in shape ? (
            <use key={at} {...shape} />
          ) : (
            <path key={at} className={shape.paint.join(' ')} d={shape.d} strokeWidth={shape.width} />
          ),
        )}
      </g>
    ))}
  </>
)
