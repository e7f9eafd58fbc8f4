import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button'
import classes from './button.module.css'

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonLook {
  href: string
  icon?: ReactNode
}

/** A link with the look of a button. For router links take `buttonClass` instead. */
export const ButtonLink = ({
  variant,
  size,
  wide,
  className,
  icon,
  children,
  ...attributes
}: ButtonLinkProps) => (
  <a {...attributes} className={buttonClass({ variant, size, wide, className })}>
    <span className={classes['content']}>
      {icon}
      {children}
    </span>
  </a>
)
