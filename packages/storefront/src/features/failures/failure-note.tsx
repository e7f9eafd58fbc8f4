import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import type { NoteProps } from '../../components/note'
import { Note } from '../../components/note'
import { FailureAction } from './failure-action'
import styles from './failure-note.module.css'
import { isAtForm, sentencesOf } from './reported-failure'
import type { OwnMessages, ReportedFailure } from './reported-failure'

export interface FailureNoteProps extends Pick<NoteProps, 'inline' | 'title' | 'className'> {
  readonly failure: ReportedFailure
  /** What this place says better, used where the catalogue leaves it to the place. */
  readonly own?: OwnMessages
  /** A form or a field stands beside the note: trying again and another input need no way. */
  readonly isBesideForm?: boolean
  /** A button that asks again. */
  readonly retry?: ReactNode
  /** What else is to be said in this place. */
  readonly children?: ReactNode
}

/** What happened, and the way on. */
export function FailureNote({
  failure,
  own,
  isBesideForm = false,
  retry,
  children,
  ...note
}: FailureNoteProps) {
  const { t } = useTranslation('common')
  const { way } = failure
  const isShown = way !== undefined && !(isBesideForm && isAtForm(way))
  return (
    <Note
      {...note}
      className={joinClasses(styles['note'], note.className)}
      kind="error"
      role="alert"
      isStart
      action={isShown ? <FailureAction way={way} retry={retry} /> : retry}
    >
      <p>{sentencesOf(failure, own) || t('error.unreachable.text')}</p>
      {children}
    </Note>
  )
}
