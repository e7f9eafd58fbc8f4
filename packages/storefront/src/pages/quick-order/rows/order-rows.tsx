import { readOrderText } from '@cartonnage/sdk/order-files'
import type { OrderRow } from '@cartonnage/sdk/rules'
import { useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../../components/join-classes'
import { ErrorIcon } from '../../../components/icons'
import fieldStyles from '../../../components/field.module.css'
import { writeList } from '../list-text'
import type { ListField } from '../use-list-field'
import { fillRows, pasteRows, setRow } from './edited-rows'
import styles from './order-rows.module.css'
import { RowSuggestions } from './row-suggestions'

export interface OrderRowsProps {
  readonly field: ListField
  /** What is wrong with the list. */
  readonly error: ReactNode
}

/** The list as rows of article number and quantity. There is always an empty one more. */
export function OrderRows({ field, error }: OrderRowsProps) {
  const { t } = useTranslation('quick-order')
  const [rows, setRows] = useState(() => fillRows(readOrderText(field.read()).rows))
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [focused, setFocused] = useState<number>()
  const list = useRef<HTMLDivElement>(null)
  const change = (next: readonly OrderRow[]) => {
    setRows(next)
    field.write(writeList(next).trimEnd())
  }
  const focusOn = (name: 'number' | 'quantity', index: number) => {
    // The next row may be new.
    setTimeout(() => list.current?.querySelector<HTMLInputElement>(`[data-${name}="${index}"]`)?.focus(), 0)
  }
  const paste = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData('text')
    if (!/[\n\t;]/.test(text.trim())) return
    event.preventDefault()
    const next = pasteRows(rows, { index, pasted: readOrderText(text).rows })
    change(next)
    focusOn(
      'number',
      next.findIndex(({ number }) => number === ''),
    )
  }
  /** Enter leads on instead of sending the list. */
  const onEnter = (event: KeyboardEvent, go: () => void) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return
    event.preventDefault()
    go()
  }
  return (
    <div className={styles.frame}>
      <div ref={list} className={styles.rows} role="group" aria-label={t('form.list')}>
        <span aria-hidden="true" className={styles.head} />
        <span aria-hidden="true" className={styles.head}>
          {t('form.numberHead')}
        </span>
        <span aria-hidden="true" className={styles.head}>
          {t('form.quantityHead')}
        </span>
        {rows.map(({ place, number, quantity }, index) => (
          <div key={place} className={styles.row}>
            <span aria-hidden="true" className={styles.place}>
              {place}
            </span>
            <span className={styles.number}>
              <input
                className={joinClasses(fieldStyles.input, styles.input)}
                data-number={index}
                aria-label={t('form.number', { line: place })}
                value={number}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={200}
                onFocus={(event) => {
                  setInput(event.currentTarget)
                  setFocused(index)
                }}
                onPaste={(event) => paste(event, index)}
                onChange={(event) => change(setRow(rows, index, { number: event.currentTarget.value }))}
                onKeyDown={(event) => onEnter(event, () => focusOn('quantity', index))}
              />
              {focused === index ? (
                <RowSuggestions
                  key={index}
                  input={input}
                  onChoose={(sku) => {
                    change(setRow(rows, index, { number: sku }))
                    focusOn('quantity', index)
                  }}
                />
              ) : null}
            </span>
            <input
              className={joinClasses(fieldStyles.input, styles.input)}
              data-quantity={index}
              aria-label={t('form.quantity', { line: place })}
              value={quantity}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              onFocus={() => setFocused(undefined)}
              onPaste={(event) => paste(event, index)}
              onChange={(event) => change(setRow(rows, index, { quantity: event.currentTarget.value }))}
              onKeyDown={(event) => onEnter(event, () => focusOn('number', index + 1))}
            />
          </div>
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
