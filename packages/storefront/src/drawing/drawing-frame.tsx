import type { ReactNode } from 'react'
import { joinClasses } from '../components/join-classes'
import classes from './drawing.module.css'
import type { Material } from './material'
import { padBounds, type Bounds } from './projection'

/** Properties of every drawing. */
export interface CommonDrawingProps {
  /** Accessible name; without it the drawing is decorative. */
  title?: string | undefined
  className?: string | undefined
  /** Grey, for products that are not available. */
  muted?: boolean | undefined
  /** Scales with its container; labels grow when the picture shrinks. For large pictures. */
  fluid?: boolean | undefined
}

export interface DrawingFrameProps extends CommonDrawingProps {
  bounds: Bounds
  material?: Material
  children: ReactNode
}

const round = (value: number) => Math.round(value * 10) / 10

/** The `<svg>` of a drawing, as large as its bounds plus half a silhouette line. */
export const DrawingFrame = ({
  bounds,
  material = 'kraft',
  title,
  className,
  muted,
  fluid,
  children,
}: DrawingFrameProps) => {
  const { left, top, right, bottom } = padBounds(bounds, 1.2)
  const [width, height] = [round(right - left), round(bottom - top)]
  const svg = (
    <svg
      className={joinClasses(
        classes['drawing'],
        classes[material],
        muted && classes['muted'],
        !fluid && className,
      )}
      width={width}
      height={height}
      viewBox={`${round(left)} ${round(top)} ${width} ${height}`}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  )
  return fluid ? <div className={joinClasses(classes['fluid'], className)}>{svg}</div> : svg
}

/** Only the members of `CommonDrawingProps`, to pass on to the frame. */
export const commonPropsOf = ({
  title,
  className,
  muted,
  fluid,
}: CommonDrawingProps): CommonDrawingProps => ({
  title,
  className,
  muted,
  fluid,
})
