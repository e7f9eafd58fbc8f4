import type { ReactNode } from 'react'
import { joinClasses } from './join-classes'
import classes from './stock-dot.module.css'

/** `full` in stock, `half` few left, `ring` sold out, `diamond` made to order. */
export type StockLevel = 'full' | 'half' | 'ring' | 'diamond'

export interface StockDotProps {
  level: StockLevel
  /** The text that says the same as the shape. */
  children: ReactNode
  className?: string | undefined
}

const shapes = {
  full: <circle cx="5" cy="5" r="4.5" />,
  half: (
    <>
      <circle cx="5" cy="5" r="3.8" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path d="M5 1.2A3.8 3.8 0 0 0 5 8.8z" />
    </>
  ),
  ring: <circle cx="5" cy="5" r="3.8" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  diamond: <path d="M5 0L10 5L5 10L0 5z" />,
}

/** Availability as shape and text, never as colour alone. */
export const StockDot = ({ level, children, className }: StockDotProps) => (
  <span className={joinClasses(classes.stock, className)}>
    <svg
      className={classes[level]}
      width="10"
      height="10"
      viewBox="0 0 10 10"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[level]}
    </svg>
    <span>{children}</span>
  </span>
)
