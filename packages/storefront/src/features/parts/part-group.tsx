import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './parts-page.module.css'

export interface PartGroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** Parts of one kind under their name. */
export function PartGroup({ title, children }: PartGroupProps) {
  const id = useId()
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      <div className={styles['parts']}>{children}</div>
    </section>
  )
}
