import { readOrderNotes } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { StepData } from './data/checkout-loader'
import { orderNoteNames } from './order-notes'
import styles from './order-notes-list.module.css'

/** What the buyer added to the order. */
export function OrderNotesList({ data }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const notes = readOrderNotes(data.checkout.customFields)
  const names = orderNoteNames.filter((name) => notes[name] !== '')
  if (names.length === 0) return <p className={styles.none}>{t('notes.none')}</p>
  return (
    <dl className={styles.notes}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`notes.${name}`)}</dt>
          <dd>{notes[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
