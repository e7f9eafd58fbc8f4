import { Children, useId } from 'react'
import type { ReactNode } from 'react'
import { usePriceView } from '../price/use-price-view'
import styles from './suggestion-list.module.css'

export interface OptionGroupProps {
  readonly label: string
  /** Its prices are said to be with or without VAT, once for all of them. */
  readonly hasPrices?: boolean
  readonly children: ReactNode
}

/** Options of one kind under their heading; nothing without options. */
export function OptionGroup({ label, hasPrices = false, children }: OptionGroupProps) {
  const id = useId()
  const { mainLabel } = usePriceView()
  if (Children.count(children) === 0) return null
  return (
    <div className={styles['group']} role="group" aria-labelledby={id}>
      <p id={id} className={styles['heading']}>
        <span>{label}</span>
        {hasPrices ? <span>{mainLabel}</span> : null}
      </p>
      {children}
    </div>
  )
}
