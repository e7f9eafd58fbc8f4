import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, ErrorIcon, InfoIcon } from './icons'
import { joinClasses } from './join-classes'
import classes from './note.module.css'

export type NoteKind = 'cliff' | 'warning' | 'info' | 'error' | 'success' | 'plain'

export interface NoteProps {
  /** `cliff` and `warning` amber, `info` blue-grey, `error` red, `success` green, `plain` sheet ground. */
  kind: NoteKind
  /** Bold first line. */
  title?: ReactNode
  /** One action at the end. */
  action?: ReactNode
  /** The line form inside a list row: a bar, no ground, no icon. */
  inline?: boolean | undefined
  /** `status` or `alert` when the note appears after loading. */
  role?: 'status' | 'alert' | undefined
  /** Without scripts the new page starts here. */
  isStart?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

const icons = {
  cliff: InfoIcon,
  warning: AlertIcon,
  info: InfoIcon,
  error: ErrorIcon,
  success: CheckIcon,
  plain: InfoIcon,
}

/** Says what happened and offers one action. */
export const Note = ({
  kind,
  title,
  action,
  inline = false,
  role,
  isStart,
  className,
  children,
}: NoteProps) => {
  const NoteIcon = icons[kind]
  return (
    <div
      className={joinClasses(classes.note, classes[kind], inline && classes.inline, className)}
      role={role}
      tabIndex={isStart ? -1 : undefined}
      autoFocus={isStart}
    >
      {inline ? null : <NoteIcon size={20} className={classes.icon ?? ''} />}
      <div className={classes.text}>
        {title ? <p className={classes.title}>{title}</p> : null}
        {children}
      </div>
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  )
}
