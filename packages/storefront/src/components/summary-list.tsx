import type { ReactNode } from 'react'
import { joinClasses } from './join-classes'
import classes from './summary-list.module.css'

export interface SummaryRow {
  key: string
  label: ReactNode
  value: ReactNode
  /** `quiet` small and grey, `saving` green, `total` large under a rule. */
  tone?: 'normal' | 'quiet' | 'saving' | 'total' | undefined
}

export interface SummaryListProps {
  rows: readonly SummaryRow[]
  className?: string | undefined
}

/** Amounts under each other: labels left, figures right. */
export const SummaryList = ({ rows, className }: SummaryListProps) => (
  <dl className={joinClasses(classes.list, className)}>
    {rows.map(({ key, label, value, tone = 'normal' }) => (
      <div key={key} className={joinClasses(classes.row, classes[tone])}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export interface AttributeListProps {
  attributes: readonly { key: string; label: ReactNode; value: ReactNode }[]
  className?: string | undefined
}

/** Technical attributes: a hairline under each pair. */
export const AttributeList = ({ attributes, className }: AttributeListProps) => (
  <dl className={joinClasses(classes.attributes, className)}>
    {attributes.map(({ key, label, value }) => (
      <div key={key} className={classes.fact}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
