import { useNotificationLifetime } from '@cartonnage/react-hooks'
import { isShopError } from '@cartonnage/sdk/errors'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Note } from '../../components/note'
import { usePause } from '../notifications/use-pause'
import { useRaise } from '../notifications/use-raise'
import actionStyles from '../lines/note-with-action.module.css'
import styles from './removed-note.module.css'

/** A line that was just removed. */
interface RemovedLine {
  /** Distinguishes one removal from the next. */
  readonly key: number
  readonly name: string
  /** Puts it back as it was. */
  readonly putBack: () => Promise<unknown>
}

export interface Removal {
  readonly removed: RemovedLine | undefined
  /** Name of the line that was put back last. */
  readonly restored: string | undefined
  /** Always the same function. */
  readonly add: (line: Omit<RemovedLine, 'key'>) => void
  /** Puts a line back. True when it worked; a failure is reported, and it can be tried again. */
  readonly restore: (line: RemovedLine) => Promise<boolean>
  readonly dismiss: () => void
}

/** The line that was removed from a cart last: it can be put back for a while. */
export function useRemoval(): Removal {
  const [removed, setRemoved] = useState<RemovedLine>()
  const [restored, setRestored] = useState<string>()
  const count = useRef(0)
  const raise = useRaise()
  const add = useCallback<Removal['add']>((line) => {
    count.current += 1
    setRestored(undefined)
    setRemoved({ ...line, key: count.current })
  }, [])
  return {
    removed,
    restored,
    add,
    restore: async ({ key, name, putBack }) => {
      try {
        await putBack()
      } catch (error) {
        // Then the page leads to the sign-in.
        if (!isShopError(error, 'SESSION_ENDED')) raise.error(error)
        return false
      }
      setRemoved((current) => (current?.key === key ? undefined : current))
      setRestored(name)
      return true
    },
    dismiss: () => setRemoved(undefined),
  }
}

/** How long a line can be put back, in ms, and how long after pointer and focus have left the note. */
const lifetime = { lifetimeMs: 10_000, afterPauseMs: 5000 }

/** Names what was just removed, and puts it back. The live region is there from the start. */
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
  useNotificationLifetime({ ...lifetime, isPaused: isPaused || isBusy, onEnd: removal.dismiss })
  const undo = async () => {
    if (isBusy) return
    setBusy(true)
    // The button disappears with the note.
    if (await removal.restore(removed)) focusHeading()
    else setBusy(false)
  }
  return (
    <div className={styles.note} {...pauseProps}>
      <Note
        className={actionStyles.note}
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

/** After a line was removed the focus goes to the page's heading: the focused button is gone. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
