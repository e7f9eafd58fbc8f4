import { useFeature, useStore } from '@cartonnage/react-hooks'
import { cartChecks } from '@cartonnage/sdk'
import { Note } from '../../components/note'
import { CheckLines } from './check-lines'
import styles from './check-note.module.css'

/**
 * Changes to the cart whose response was lost, above the items, until it is clear what became of them. The room is
 * always there: it speaks only of what comes into it later.
 */
export function CheckNote() {
  const checks = useStore(useFeature(cartChecks))
  return (
    <div role="status">
      {checks.length === 0 ? null : (
        <Note kind="info" className={styles['note']}>
          <CheckLines checks={checks} most={3} />
        </Note>
      )}
    </div>
  )
}
