import type { ReactNode } from 'react'
import styles from './buying-page.module.css'

/** The frame of cart and order pages: their content starts close below the header. */
export function BuyingPage({ children }: { readonly children: ReactNode }) {
  return <section className={`container ${styles['page']}`}>{children}</section>
}

export interface PageHeadProps {
  readonly title: string
  /** Next to the title: how many items, in which prices. */
  readonly note?: ReactNode
}

export function PageHead({ title, note }: PageHeadProps) {
  return (
    <div className={styles['head']}>
      <h1>{title}</h1>
      {note ? <p className={styles['note']}>{note}</p> : null}
    </div>
  )
}
