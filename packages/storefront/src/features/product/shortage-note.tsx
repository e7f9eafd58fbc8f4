import { useShopClient } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { Shortage } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import styles from './shortage-note.module.css'
import { useShortageText } from './use-shortage-text'

export interface ShortageNoteProps {
  readonly shortage: Shortage
  /** Unit of the article. */
  readonly unit: string
  readonly view: Pick<QuantityInputView, 'setQuantity' | 'inputProps'>
  /** How the form takes what there is before scripts run: the form's id where it is another one, and its field. */
  readonly takeBy?: { readonly form?: string | undefined; readonly field: string } | undefined
  /** `error` where the quantity has to be changed, `warning` where it may stay. */
  readonly kind: 'error' | 'warning'
  /** What else is to be said. */
  readonly more?: string
}

/** What is lacking, and the one action that helps: to take what there is. */
export function ShortageNote({ shortage, unit, view, takeBy, kind, more }: ShortageNoteProps) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const text = useShortageText()
  const { most } = shortage
  const take = () => {
    if (most === undefined) return
    view.setQuantity(most)
    // The button goes with the note.
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
            className={styles['take']}
            form={takeBy?.form}
            name={takeBy?.field}
            value={most}
            onClick={(event) => {
              event.preventDefault()
              take()
            }}
          >
            {t('shortage.take', { quantity: formatNumber(most, locale) })}
          </button>
        </>
      )}
    </Note>
  )
}
