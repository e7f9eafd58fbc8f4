import { joinClasses } from './join-classes'
import classes from './logo.module.css'

export interface LogoProps {
  /** `outline` is the white drawing for dark grounds. */
  variant?: 'default' | 'outline'
  /** The mark without the word. */
  markOnly?: boolean
  className?: string
}

/** The hexagon cube that stays open at the right, and the word. The link around it carries the accessible name. */
export const Logo = ({ variant = 'default', markOnly = false, className }: LogoProps) => (
  <span className={joinClasses(classes.logo, classes[variant], className)}>
    <svg
      className={classes.mark}
      viewBox="0 0 32 36"
      width="32"
      height="36"
      aria-hidden="true"
      focusable="false"
    >
      <path className={classes.edge} d="M28.6 10.3L16 3L3.4 10.3v15.4L16 33l12.6-7.3" />
      <path className={classes.fold} d="M4 10.6L16 17.6V32" />
      <path className={classes.flap} d="M16 17.6l13.4-7.8" />
    </svg>
    {markOnly ? null : <span className={classes.word}>Cartonnage</span>}
  </span>
)
