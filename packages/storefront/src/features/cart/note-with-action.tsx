import type { ReactNode } from 'react'
import { Note } from '../../components/note'
import type { NoteKind } from '../../components/note'
import styles from './note-with-action.module.css'

export interface NoteWithActionProps {
  readonly kind: NoteKind
  /** `alert` when the note appears after loading. */
  readonly role?: 'alert' | undefined
  readonly children: ReactNode
  /** The way out: a button or a link, below the words where there is no room beside them. */
  readonly way: ReactNode
}

/** What happened, and the way out. */
export function NoteWithAction({ kind, role, children, way }: NoteWithActionProps) {
  return (
    <Note className={styles['note']} kind={kind} role={role} action={way}>
      <p>{children}</p>
    </Note>
  )
}
