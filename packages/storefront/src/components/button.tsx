import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import classes from './button.module.css'
import { joinClasses } from './join-classes'

export type ButtonVariant = 'primary' | 'secondary' | 'neutral' | 'text'
export type ButtonSize = 'default' | 'prominent' | 'dense'

export interface ButtonStyle {
  /** Defaults to `neutral`. One `primary` per area of a page. */
  variant?: ButtonVariant | undefined
  /** Height: `default` 44 px, `prominent` 52 px, `dense` 36 px (44 on small screens). */
  size?: ButtonSize | undefined
  /** Takes the whole width of its parent. */
  wide?: boolean | undefined
  className?: string | undefined
}

/** What a button says while its action runs, with a spinner; the width does not change. */
type BusyState = { busy?: boolean; busyLabel: string } | { busy?: never; busyLabel?: never }

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonStyle &
  BusyState & {
    ref?: Ref<HTMLButtonElement> | undefined
    /** Shown before the text. */
    icon?: ReactNode
  }

/** The class names of a button, for links that look like one. */
export const buttonClass = ({ variant = 'neutral', size = 'default', wide, className }: ButtonStyle = {}) =>
  joinClasses(classes.button, classes[variant], classes[size], wide && classes.wide, className)

/** A button that works as a form's submit button unless `type` says otherwise. */
export const Button = ({
  variant,
  size,
  wide,
  className,
  icon,
  busy = false,
  busyLabel,
  children,
  ...attributes
}: ButtonProps) => (
  <button
    {...attributes}
    className={buttonClass({ variant, size, wide, className })}
    aria-disabled={busy || attributes['aria-disabled']}
  >
    <span className={joinClasses(classes.content, busy && classes.covered)} aria-hidden={busy || undefined}>
      {icon}
      {children}
    </span>
    {busy ? (
      <span className={classes.busy} role="status">
        <span className={classes.spinner} />
        {busyLabel}
      </span>
    ) : null}
  </button>
)
