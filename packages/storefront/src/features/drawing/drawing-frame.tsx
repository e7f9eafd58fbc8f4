import type { ReactNode } from 'react'
import { joinClasses } from '../../components/join-classes'
import classes from './drawing.module.css'
import type { Material } from './material'
import { padBounds, type Bounds } from './projection'

/** What every drawing accepts. */
export interface DrawingLook {
  /** Names the picture for assistive technology; without it the picture is decoration beside its text. */
  title?: string | undefined
  className?: string | undefined
  /** Grey, for goods that do not count. */
  muted?: boolean | undefined
  /** For large pictures: labels grow when the picture is shown smaller than it was drawn. */
  fluid?: boolean | undefined
}

export interface DrawingFrameProps extends DrawingLook {
  bounds: Bounds
  material?: Material
  children: ReactNode
}

const round = (value: number) => Math.round(value * 10) / 10

/** The SVG around a drawing, as large as its bounds and half a silhouette line. */
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

/** The members of `DrawingLook` alone, to hand on to the frame. */
export const lookOf = ({ title, className, muted, fluid }: DrawingLook): DrawingLook => ({
  title,
  className,
  muted,
  fluid,
})
