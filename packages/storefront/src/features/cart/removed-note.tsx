import { useNotificationLifetime } from '@cartonnage/react-hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Note } from '../../components/note'
import { usePause } from '../notifications/use-pause'
import { focusHeading } from './focus-heading'
import styles from './removed-note.module.css'
import type { Removal, RemovedLine } from './use-removal'
import wayStyles from './note-with-action.module.css'

/** How long what was removed can be put back, in ms, and how long after pointer and focus have left the note. */
const lifetime = { lifetimeMs: 10_000, afterPauseMs: 5000 }

/** What was just taken out of the cart, and the way to put it back. Its place is there from the start. */
export function RemovedNote({ removal }: { readonly removal: Removal }) {
  const { removed, restored } = removal
  return (
    <div role="status">
      {removed === undefined ? null : <Undo key={removed.key} removed={removed} removal={removal} />}
      {restored === undefined ? null : <Restored name={restored} />}
    </div>
  )
}

interface UndoProps {
  readonly removed: RemovedLine
  readonly removal: Removal
}

function Undo({ removed, removal }: UndoProps) {
  const { t } = useTranslation('cart')
  const { isPaused, pauseProps } = usePause()
  const [isBusy, setBusy] = useState(false)
  useNotificationLifetime({ ...lifetime, isPaused: isPaused || isBusy, onEnd: removal.forget })
  const undo = async () => {
    if (isBusy) return
    setBusy(true)
    // The button goes with the note.
    if (await removal.restore(removed)) focusHeading()
    else setBusy(false)
  }
  return (
    <div className={styles['removal']} {...pauseProps}>
      <Note
        className={wayStyles['note']}
        kind="info"
        title={t('line.removed')}
        action={
          <Button
            type="button"
            size="dense"
            aria-disabled={isBusy || undefined}
            aria-label={t('removed.undoNamed', { name: removed.name })}
            onClick={() => void undo()}
          >
            {t('removed.undo')}
          </Button>
        }
      >
        <p>{removed.name}</p>
      </Note>
    </div>
  )
}

function Restored({ name }: { readonly name: string }) {
  const { t } = useTranslation('cart')
  return <p className="visually-hidden">{t('removed.restored', { name })}</p>
}
