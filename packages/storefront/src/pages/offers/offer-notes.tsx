import { useShopClient } from '@cartonnage/react-hooks'
import type { QuoteNote } from '@cartonnage/sdk'
import { useTranslation } from 'react-i18next'
import { formatOrderDate } from '../../shell/order-date'
import styles from './offers.module.css'

/** What buyer and seller wrote to each other, the oldest first. */
export function OfferNotes({ notes }: { readonly notes: readonly QuoteNote[] }) {
  const { t } = useTranslation('offers')
  if (notes.length === 0) return null
  return (
    <section>
      <h2 className="type-h3">{t('notes.title')}</h2>
      <ol className={styles.notes}>
        {notes.map((note, index) => (
          // Notes have no ids, and are only added.
          <li key={index}>
            <NoteHead note={note} />
            <p className={styles.noteText}>{note.content}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function NoteHead({ note: { author, writtenAt } }: { readonly note: QuoteNote }) {
  const { t } = useTranslation('offers')
  const { locale } = useShopClient()
  const name = author ?? t('notes.shop')
  return (
    <p className="type-small muted">
      {name}
      {writtenAt === null ? null : (
        <>
          {', '}
          <time dateTime={writtenAt}>{formatOrderDate(writtenAt, locale)}</time>
        </>
      )}
    </p>
  )
}
