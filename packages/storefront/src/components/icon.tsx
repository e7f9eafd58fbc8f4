import type { ReactNode } from 'react'
import classes from './icon.module.css'
import { joinClasses } from './join-classes'

export interface IconProps {
  /** Edge in px; 22 without it. The set is drawn for 17, 22 and 26. */
  size?: number
  /** The icon's meaning where it has no text next to it; without it the icon is hidden from assistive technology. */
  title?: string
  className?: string | undefined
}

/** The frame of every icon: 24 grid, 1.6 stroke, square caps, mitre joins, the colour of the text. */
export const Icon = ({ size = 22, title, className, children }: IconProps & { children: ReactNode }) => (
  <svg
    className={joinClasses(classes.icon, className)}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    role={title ? 'img' : undefined}
    aria-label={title}
    aria-hidden={title ? undefined : true}
    focusable="false"
  >
    {children}
  </svg>
)
