import type { OrderRow } from '@cartonnage/sdk/rules'
import { useState } from 'react'
import type { ClipboardEvent, InputHTMLAttributes, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import fieldStyles from '../../../components/field.module.css'
import { joinClasses } from '../../../components/join-classes'
import styles from './order-rows.module.css'
import { RowSuggestions } from './row-suggestions'

export type RowPart = 'number' | 'quantity'

interface EditedRowProps {
  readonly row: OrderRow
  readonly index: number
  readonly onEdit: (entered: Partial<Pick<OrderRow, RowPart>>) => void
  readonly onPaste: (event: ClipboardEvent) => void
  readonly goTo: (part: RowPart, index: number) => void
}

/** Article number, with look-ahead, and quantity. Enter leads on instead of sending the list. */
export function EditedRow({ row, index, onEdit, onPaste, goTo }: EditedRowProps) {
  const { t } = useTranslation('quick-order')
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [isFocused, setFocused] = useState(false)
  const { place, number, quantity } = row
  return (
    <div className={styles.row}>
      <span aria-hidden="true" className={styles.place}>
        {place}
      </span>
      <span className={styles.number}>
        <Cell
          ref={setInput}
          data-number={index}
          aria-label={t('form.number', { line: place })}
          value={number}
          maxLength={200}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onPaste={onPaste}
          onChange={(event) => onEdit({ number: event.currentTarget.value })}
          onEnter={() => goTo('quantity', index)}
        />
        {isFocused ? (
          <RowSuggestions
            input={input}
            onChoose={(sku) => {
              onEdit({ number: sku })
              goTo('quantity', index)
            }}
          />
        ) : null}
      </span>
      <Cell
        data-quantity={index}
        aria-label={t('form.quantity', { line: place })}
        value={quantity}
        inputMode="numeric"
        maxLength={20}
        onPaste={onPaste}
        onChange={(event) => onEdit({ quantity: event.currentTarget.value })}
        onEnter={() => goTo('number', index + 1)}
      />
    </div>
  )
}

interface CellProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: (input: HTMLInputElement | null) => void
  readonly onEnter: () => void
}

function Cell({ onEnter, ...input }: CellProps) {
  const press = (event: KeyboardEvent) => {
    // A chosen suggestion has used the key.
    if (event.key !== 'Enter' || event.defaultPrevented) return
    event.preventDefault()
    onEnter()
  }
  return (
    <input
      {...input}
      className={joinClasses(fieldStyles.input, styles.input)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onKeyDown={press}
    />
  )
}
