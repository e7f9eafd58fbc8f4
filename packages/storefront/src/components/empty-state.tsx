import type { ReactNode } from 'react'
import classes from './empty-state.module.css'
import { joinClasses } from './join-classes'

export interface EmptyStateProps {
  /** A drawing about 150 px high. */
  drawing?: ReactNode
  title: ReactNode
  /** Level of the heading: 1 where it names the page. */
  level?: 1 | 2 | 3 | undefined
  /** At most two buttons or links. */
  actions?: ReactNode
  className?: string | undefined
  /** One sentence. */
  children?: ReactNode
}

/** Replaces an empty list, and says what to do next. */
export const EmptyState = ({ drawing, title, level = 2, actions, className, children }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={joinClasses(classes.empty, className)}>
      {drawing ? <div className={classes.drawing}>{drawing}</div> : null}
      <Heading className={joinClasses('type-h3', classes.title)}>{title}</Heading>
      {children ? <div className={classes.text}>{children}</div> : null}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  )
}
