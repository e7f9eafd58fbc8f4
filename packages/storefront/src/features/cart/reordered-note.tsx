import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../app/use-hydrated'
import { Note } from '../../components/note'
import { useRaise } from '../notifications/use-raise'

/** An order's goods are in the cart again: a notification says so [8-5], and without scripts a note. */
export function ReorderedNote() {
  const { t } = useTranslation('cart')
  const isHydrated = useHydrated()
  const raise = useRaise()
  const text = t('reordered')
  useEffect(() => raise.success(text), [raise, text])
  if (isHydrated) return null
  return (
    <Note kind="success" role="status">
      <p>{text}</p>
    </Note>
  )
}
