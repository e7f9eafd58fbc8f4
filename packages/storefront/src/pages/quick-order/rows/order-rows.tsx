import { readOrderText } from '@cartonnage/sdk/order-files'
import type { OrderRow } from '@cartonnage/sdk/rules'
import { useRef, useState } from 'react'
import type { ClipboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorIcon } from '../../../components/icons'
import fieldStyles from '../../../components/field.module.css'
import { writeList } from '../list-text'
import type { ListField } from '../use-list-field'
import { EditedRow } from './edited-row'
import type { RowPart } from './edited-row'
import { fillRows, pasteRows, setRow } from './edited-rows'
import styles from './order-rows.module.css'

export interface OrderRowsProps {
  readonly field: ListField
  /** What is wrong with the list. */
  readonly error: ReactNode
}

/** The list as rows of article number and quantity. There is always an empty one more. */
export function OrderRows({ field, error }: OrderRowsProps) {
  const { t } = useTranslation('quick-order')
  const [rows, setRows] = useState(() => fillRows(readOrderText(field.read()).rows))
  const frame = useRef<HTMLDivElement>(null)
  const change = (next: readonly OrderRow[]) => {
    setRows(next)
    field.write(writeList(next).trimEnd())
  }
  const goTo = (part: RowPart, index: number) => {
    // The row may be new.
    setTimeout(() => frame.current?.querySelector<HTMLElement>(`[data-${part}="${index}"]`)?.focus(), 0)
  }
  const paste = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData('text')
    if (!/[\n\t;]/.test(text.trim())) return
    event.preventDefault()
    const next = pasteRows(rows, { index, pasted: readOrderText(text).rows })
    change(next)
    goTo(
      'number',
      next.findIndex(({ number }) => number === ''),
    )
  }
  return (
    <div className={styles.frame}>
      <div ref={frame} className={styles.rows} role="group" aria-label={t('form.list')}>
        <Heads />
        {rows.map((row, index) => (
          <EditedRow
            key={row.place}
            row={row}
            index={index}
            onEdit={(entered) => change(setRow(rows, index, entered))}
            onPaste={(event) => paste(event, index)}
            goTo={goTo}
          />
        ))}
      </div>
      {error === undefined ? null : (
        <p className={fieldStyles.error} role="alert">
          <ErrorIcon size={17} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

function Heads() {
  const { t } = useTranslation('quick-order')
  return (
    <>
      <span aria-hidden="true" />
      <span aria-hidden="true" className={styles.head}>
        {t('form.numberHead')}
      </span>
      <span aria-hidden="true" className={styles.head}>
        {t('form.quantityHead')}
      </span>
    </>
  )
}
