import { joinClasses } from './join-classes'
import classes from './progress-bar.module.css'

export interface ProgressBarProps {
  /** Share from 0 to 1. */
  share: number
  /** Says what is measured; the amount in words stands beside the bar. */
  label: string
  /** `hatched` shows the rest as air, for the fit of goods in a box. */
  variant?: 'plain' | 'hatched' | undefined
  className?: string | undefined
}

/** A bar of 8 px, its filled share in green. */
export const ProgressBar = ({ share, label, variant = 'plain', className }: ProgressBarProps) => {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <svg
      className={joinClasses(classes['bar'], classes[variant], className)}
      role="img"
      aria-label={label}
      width="100%"
      height="8"
    >
      <rect className={classes['fill']} width={`${percent}%`} height="8" />
    </svg>
  )
}
