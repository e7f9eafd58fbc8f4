import classes from './drawing.module.css'
import type { Part, Shape } from './scene'

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
