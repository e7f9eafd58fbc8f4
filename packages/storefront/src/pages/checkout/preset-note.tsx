import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import type { CheckoutStep, NextStep } from './checkout-step'
import styles from './preset-note.module.css'

interface PresetNoteProps {
  /** The step that is shown. */
  readonly step: CheckoutStep
  readonly preset: NextStep['preset']
}

/** Says what was chosen for a buyer who has ordered before, so that nobody orders it unnoticed. */
export function PresetNote({ step, preset }: PresetNoteProps) {
  const { t } = useTranslation('checkout')
  if (preset.length === 0) return null
  const labels = {
    address: [t('review.delivery')],
    delivery: [t('review.method')],
    payment: [t('review.billing'), t('review.payment')],
  }
  const what = preset.flatMap((name) => labels[name]).join(', ')
  return (
    <Note className={styles.note} kind="info" role="status" title={t('preset.title', { what })}>
      <p>{t(step === 'review' ? 'preset.check' : 'preset.later')}</p>
    </Note>
  )
}
