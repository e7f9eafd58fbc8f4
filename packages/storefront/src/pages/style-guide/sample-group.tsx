import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './style-guide-page.module.css'

export interface SampleGroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** Samples of one component under its name. */
export function SampleGroup({ title, children }: SampleGroupProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      <div className={styles.samples}>{children}</div>
    </section>
  )
}
