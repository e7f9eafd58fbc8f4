import type { ReactNode } from 'react'
import { joinClasses } from '../../components/join-classes'
import styles from './buying-page.module.css'

interface BuyingPageProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The frame of cart and order pages: their content starts close below the header. */
export function BuyingPage({ className, children }: BuyingPageProps) {
  return <section className={joinClasses('container', styles.page, className)}>{children}</section>
}

export interface PageHeadProps {
  readonly title: string
  /** Next to the title: how many items, in which prices. */
  readonly note?: ReactNode
  /** At the end of the line. */
  readonly children?: ReactNode
}

export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {note ? <p className={styles.note}>{note}</p> : null}
      {children ? <div className={styles.end}>{children}</div> : null}
    </div>
  )
}
