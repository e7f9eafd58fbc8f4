import type { ReactNode } from 'react'
import classes from './badge.module.css'
import { joinClasses } from './join-classes'

export interface BadgeProps {
  /** `neutral` board ground, `fit` green, `warning` amber, `outline` ink frame. */
  variant?: 'neutral' | 'fit' | 'warning' | 'outline' | undefined
  icon?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A short text in a small frame. */
export const Badge = ({ variant = 'neutral', icon, className, children }: BadgeProps) => (
  <span className={joinClasses(classes.badge, classes[variant], className)}>
    {icon}
    {children}
  </span>
)
