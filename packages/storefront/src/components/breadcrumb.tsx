import { Fragment, type ReactElement } from 'react'
import classes from './breadcrumb.module.css'
import { joinClasses } from './join-classes'

export interface BreadcrumbProps {
  /** The name of the landmark. */
  label: string
  /** Links from the start page down, as elements of the caller's router; the last may be plain text. */
  items: readonly { key: string; element: ReactElement | string; current?: boolean }[]
  className?: string | undefined
}

/** The path to this page; parents are underlined links. */
export const Breadcrumb = ({ label, items, className }: BreadcrumbProps) => (
  <nav className={joinClasses(classes.breadcrumb, className)} aria-label={label}>
    <ol className={classes.list}>
      {items.map(({ key, element, current }, index) => (
        <Fragment key={key}>
          {index > 0 ? (
            <li className={classes.divider} aria-hidden="true">
              /
            </li>
          ) : null}
          <li aria-current={current ? 'page' : undefined}>{element}</li>
        </Fragment>
      ))}
    </ol>
  </nav>
)
