import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import type { NoteProps } from '../../components/note'
import { Note } from '../../components/note'
import { FailureAction } from './failure-action'
import styles from './failure-note.module.css'
import { isAtForm, sentencesOf } from '../../shell/reported-failure'
import type { OwnMessages, ReportedFailure } from '../../shell/reported-failure'

export interface FailureNoteProps extends Pick<NoteProps, 'inline' | 'title' | 'className'> {
  readonly failure: ReportedFailure
  /** The page's own texts, used where the catalogue leaves them to the page. */
  readonly own?: OwnMessages
  /** The note belongs to a form or a field, so that trying again and changing the input need no link. */
  readonly isBesideForm?: boolean
  /** A button that tries again. */
  readonly retry?: ReactNode
  /** Further content. */
  readonly children?: ReactNode
}

/** What happened, and the next step. */
export function FailureNote({
  failure,
  own,
  isBesideForm = false,
  retry,
  children,
  ...note
}: FailureNoteProps) {
  const { t } = useTranslation('common')
  const { target } = failure
  const hasAction = target !== undefined && !(isBesideForm && isAtForm(target))
  return (
    <Note
      {...note}
      className={joinClasses(styles.note, note.className)}
      kind="error"
      role="alert"
      isStart
      action={hasAction ? <FailureAction target={target} retry={retry} /> : retry}
    >
      <p>{sentencesOf(failure, own) || t('error.unreachable.text')}</p>
      {children}
    </Note>
  )
}
