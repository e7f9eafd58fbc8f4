import type { ReactNode } from 'react'
import styles from './page-head.module.css'

export interface PageHeadProps {
  readonly title: string
  /** Beside the title: how many, in which prices. */
  readonly note?: ReactNode
}

/** The page's name and, beside it, what there is. */
export function PageHead({ title, note }: PageHeadProps) {
  return (
    <div className={styles['head']}>
      <h1>{title}</h1>
      {note ? <p className={styles['note']}>{note}</p> : null}
    </div>
  )
}
