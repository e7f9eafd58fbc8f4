import type { ReactNode } from 'react'
import { Note } from '../../components/note'
import type { NoteKind } from '../../components/note'
import styles from './note-with-action.module.css'

interface NoteWithActionProps {
  readonly kind: NoteKind
  /** `alert` when the note appears after loading. */
  readonly role?: 'alert' | undefined
  readonly children: ReactNode
  /** A button or a link, below the text where there is no room next to it. */
  readonly action: ReactNode
}

/** Says what happened, and offers one action. */
export function NoteWithAction({ kind, role, children, action }: NoteWithActionProps) {
  return (
    <Note className={styles.note} kind={kind} role={role} action={action}>
      <p>{children}</p>
    </Note>
  )
}
