import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { Drawing } from '../../drawing/drawing'

export interface EmptyListProps {
  readonly title: string
  /** The label of the link to the home page. */
  readonly action: string
  /** One sentence. */
  readonly children: ReactNode
}

/** Replaces a list without entries, and leads to the shop. */
export function EmptyList({ title, action, children }: EmptyListProps) {
  return (
    <EmptyState
      drawing={<Drawing kind="category" category="boxes" fit={{ width: 190, height: 150 }} />}
      title={title}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.home()}>
          {action}
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
