import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import styles from './quick-order.module.css'

export interface OrderLineProps {
  readonly place: number
  /** Absent in a report without pictures and prices. */
  readonly picture?: ReactNode
  /** Name and article number, or what was entered. */
  readonly children: ReactNode
  /** As it is written, or as it will be added. */
  readonly quantity: string
  readonly result: ReactNode
  readonly total?: ReactNode
  /** It is not added. */
  readonly isFaulty: boolean
}

/** A row of the list: which one, what it names, how many, and what comes of it. */
export function OrderLine({ place, picture, children, quantity, result, total, isFaulty }: OrderLineProps) {
  const { t } = useTranslation('quick-order')
  return (
    <li
      className={joinClasses(styles.line, picture === undefined && styles.plain, isFaulty && styles.faulty)}
    >
      <span className={styles.place}>
        <span className="visually-hidden">{t('result.line', { line: place })}</span>
        <span aria-hidden="true">{place}</span>
      </span>
      {picture === undefined ? null : <span className={styles.picture}>{picture}</span>}
      <div className={styles.item}>{children}</div>
      <p className={styles.quantity}>
        <span className="visually-hidden">{`${t('report.head.quantity')} `}</span>
        {quantity}
      </p>
      <div className={styles.result}>{result}</div>
      {picture === undefined ? null : <p className={styles.total}>{total}</p>}
    </li>
  )
}

/** The heads of the columns, which every line says by itself. */
export function LineHeads({ totalLabel }: { readonly totalLabel?: ReactNode }) {
  const { t } = useTranslation('quick-order')
  return (
    <div className={joinClasses(styles.heads, totalLabel === undefined && styles.plain)} aria-hidden="true">
      <span>{t('report.head.line')}</span>
      {totalLabel === undefined ? null : <span />}
      <span>{t('report.head.item')}</span>
      <span className={styles.end}>{t('report.head.quantity')}</span>
      <span>{t('report.head.result')}</span>
      {totalLabel === undefined ? null : <span className={styles.end}>{totalLabel}</span>}
    </div>
  )
}

interface LineFilterProps {
  readonly counts: { readonly all: number; readonly problems: number }
  readonly only: boolean
  readonly onChange: (only: boolean) => void
}

/** All lines, or those with a problem alone. Nothing where that makes no difference. */
export function LineFilter({ counts, only, onChange }: LineFilterProps) {
  const { t } = useTranslation('quick-order')
  if (counts.problems === 0 || counts.problems === counts.all) return null
  return (
    <div className={styles.filter} role="group" aria-label={t('report.show')} data-screen-only>
      {([false, true] as const).map((value) => (
        <button
          key={String(value)}
          type="button"
          className={styles.filterChoice}
          aria-pressed={only === value}
          onClick={() => onChange(value)}
        >
          {value ? t('report.problems', { count: counts.problems }) : t('report.all', { count: counts.all })}
        </button>
      ))}
    </div>
  )
}
