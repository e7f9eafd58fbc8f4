import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { cartsDone } from '../../shell/paths'
import { usePageQuery } from '../../shell/use-shared-location'
import { Note } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { FailureNote } from '../../shared/failures/failure-note'
import type { ReportedFailure } from '../../shell/reported-failure'
import actionStyles from '../../shared/lines/note-with-action.module.css'
import styles from './carts-page.module.css'
import type { CartsResponse, Undo } from './data/carts-response'
import { ChangeForm } from './change-form'
import { LeftLines } from './left-lines'

/** What the form before this page has done. It takes the focus, because its button may be gone. */
export function CartsNote({ response }: { readonly response: CartsResponse | undefined }) {
  const { key } = useLocation()
  const done = useDone()
  if (response === undefined && done === undefined) return null
  return (
    <div className={styles.note}>
      <ResponseFocus response={response ?? key}>
        {response === undefined ? done : <ResponseNote response={response} />}
      </ResponseFocus>
    </div>
  )
}

function useDone(): ReactNode | undefined {
  const { t } = useTranslation('carts')
  const named = usePageQuery().get('done')
  const done = cartsDone.find((each) => each === named)
  if (done === undefined) return undefined
  return (
    <Note kind="success" role="status">
      <p>{t(`done.${done}`)}</p>
    </Note>
  )
}

function ResponseNote({ response }: { readonly response: CartsResponse }) {
  const { t } = useTranslation('carts')
  if (response.kind === 'failure') return <Failure failure={response.failure} undo={response.undo} />
  if (response.kind === 'merged') return <LeftLines merged={response} />
  if (response.kind === 'deleted') return <DeletedNote {...response} />
  // The field says what is wrong.
  if (response.kind === 'invalid') return null
  return (
    <Note kind="warning" role="alert">
      <p>{t(`problem.${response.kind}`)}</p>
    </Note>
  )
}

interface FailureProps {
  readonly failure: ReportedFailure
  readonly undo: Undo | undefined
}

function Failure({ failure, undo }: FailureProps) {
  const { t } = useTranslation('carts')
  const own = {
    busy: t('problem.busy'),
    unreachable: t('problem.unreachable'),
    unknownOutcome: t('problem.unknown'),
    refused: t('problem.refused'),
    notFound: t('problem.gone'),
  }
  // The catalogue would lead to the orders, but it is the carts that have to be looked at.
  const { target, ...here } = failure
  const shown = failure.messageKey === 'unknownOutcome' || target === undefined ? here : failure
  return (
    <FailureNote failure={shown} own={own} isBesideForm>
      {undo === undefined ? null : <UndoForm undo={undo} />}
    </FailureNote>
  )
}

interface DeletedNoteProps {
  readonly undo: Undo
  readonly isOccupied: boolean
}

/** Names what was deleted, and makes it again. */
function DeletedNote({ undo, isOccupied }: DeletedNoteProps) {
  const { t } = useTranslation('carts')
  const { sent, count } = undo
  return (
    <Note
      kind={isOccupied ? 'warning' : 'info'}
      role={isOccupied ? 'alert' : 'status'}
      className={actionStyles.note}
      title={t('deleted.title')}
      action={<UndoForm undo={undo} />}
    >
      {sent.name === '' ? null : <p className={styles.noted}>{sent.name}</p>}
      <p>{isOccupied ? t('deleted.occupied') : t('deleted.text', { count })}</p>
    </Note>
  )
}

function UndoForm({ undo: { sent } }: { readonly undo: Undo }) {
  const { t } = useTranslation('carts')
  return (
    <ChangeForm intent="restore" sent={sent} size="dense" busyLabel={t('deleted.busy')}>
      {t('deleted.undo')}
    </ChangeForm>
  )
}
