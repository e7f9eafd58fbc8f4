import { useTranslation } from 'react-i18next'
import styles from './delivery-notes.module.css'
import { driverLines } from './driver-lines'
import { useDayText } from '../delivery-day/use-day-text'

interface DeliveryNotesProps {
  /** ISO 8601; the day is what counts. */
  readonly desiredDate: string | null
  readonly instructions: string | null
}

/** The requested day, and what the driver has to know; nothing where neither was given. */
export function DeliveryNotes({ desiredDate, instructions }: DeliveryNotesProps) {
  const { t } = useTranslation('delivery')
  const day = useDayText()
  const lines = [
    ...(desiredDate ? [{ key: 'date', text: t('desired', { day: day(desiredDate.slice(0, 10)) }) }] : []),
    ...driverLines(instructions, t),
  ]
  if (lines.length === 0) return null
  return (
    <ul className={styles.notes}>
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
}
