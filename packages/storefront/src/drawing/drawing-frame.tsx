import type { ReactNode } from 'react'
import { joinClasses } from '../components/join-classes'
import classes from './drawing.module.css'
import type { Material } from './shapes/material'

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
  /** In px: the size of the drawing is that of its view box. */
  viewBox: string
  /** The colours of shapes that are drawn here and not in a symbol. */
  material?: Material | undefined
  children: ReactNode
}

/** The `<svg>` of a drawing. */
export function DrawingFrame({
  viewBox,
  material,
  title,
  className,
  muted,
  fluid,
  children,
}: DrawingFrameProps) {
  const [, , width, height] = viewBox.split(' ')
  const svg = (
    <svg
      className={joinClasses(classes.drawing, muted && classes.muted, !fluid && className)}
      data-material={material}
      width={width}
      height={height}
      viewBox={viewBox}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      {/* Its texts are not read again after its name. */}
      {title ? <g aria-hidden="true">{children}</g> : children}
    </svg>
  )
  return fluid ? <div className={joinClasses(classes.fluid, className)}>{svg}</div> : svg
}
