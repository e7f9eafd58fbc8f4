import { useShopClient } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { Shortage } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import styles from './shortage-note.module.css'
import { useShortageText } from './stock-text'

interface ShortageNoteProps {
  readonly shortage: Shortage
  /** The product's unit. */
  readonly unit: string
  readonly view: Pick<QuantityInputView, 'setQuantity' | 'inputProps'>
  /** The form field that takes the stock before scripts run, and the form's id where it is another form. */
  readonly takeBy?: { readonly form?: string | undefined; readonly field: string } | undefined
  /** `error` where the quantity has to be changed, `info` where the rest comes later. */
  readonly kind: 'error' | 'warning' | 'info'
  /** Another sentence. */
  readonly more?: string
}

/** Says what is short in stock, and offers to take what is there. */
export function ShortageNote({ shortage, unit, view, takeBy, kind, more }: ShortageNoteProps) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const text = useShortageText()
  const { largestQuantity: most } = shortage
  const take = () => {
    if (most === undefined) return
    view.setQuantity(most)
    // The button disappears with the note.
    view.inputProps.ref.current?.focus()
  }
  return (
    <Note kind={kind} inline>
      {[text(shortage, unit), more].filter(Boolean).join(' ')}
      {most === undefined ? null : (
        <>
          {' '}
          <button
            type={takeBy === undefined ? 'button' : 'submit'}
            className={styles.take}
            form={takeBy?.form}
            name={takeBy?.field}
            value={most}
            onClick={(event) => {
              event.preventDefault()
              take()
            }}
          >
            {t(shortage.restFrom === undefined ? 'shortage.take' : 'shortage.takeOnly', {
              quantity: formatNumber(most, locale),
            })}
          </button>
        </>
      )}
    </Note>
  )
}
