import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { listsDone, paths } from '../../shell/paths'
import { usePageQuery } from '../../shell/use-shared-location'
import { Note } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { FailureNote } from '../../shared/failures/failure-note'
import actionStyles from '../../shared/lines/note-with-action.module.css'
import type { ListsResponse } from './data/lists-response'
import styles from './lists.module.css'
import { ListButton } from './list-button'

interface ListNoteProps {
  readonly response: ListsResponse | undefined
  /** The name of the line that was taken off. */
  readonly nameOf?: ((productId: string) => string) | undefined
}

/** What the form before this page has done. It takes the focus, because its button may be gone. */
export function ListNote({ response, nameOf }: ListNoteProps) {
  const { key } = useLocation()
  const done = useDone()
  // A field says what is wrong with it.
  const isAtField = response?.kind === 'name' || response?.kind === 'quantities'
  if (isAtField || (response === undefined && done === undefined)) return null
  return (
    <div className={styles.note}>
      <ResponseFocus response={response ?? key}>
        {response === undefined ? done : <ResponseNote response={response} nameOf={nameOf} />}
      </ResponseFocus>
    </div>
  )
}

function useDone(): ReactNode | undefined {
  const { t } = useTranslation('lists')
  const query = usePageQuery()
  const done = listsDone.find((each) => each === query.get('done'))
  const missing = Number(query.get('missing') ?? 0)
  if (done === undefined) return undefined
  const isWhole = !(Number.isInteger(missing) && missing > 0)
  return (
    <Note kind={isWhole ? 'success' : 'warning'} role="status">
      <p>{t(`done.${done}`)}</p>
      {isWhole ? null : <p>{t('missing', { count: missing })}</p>}
    </Note>
  )
}

type Answered = Exclude<ListsResponse, { readonly kind: 'name' | 'quantities' }>

function ResponseNote({ response, nameOf }: ListNoteProps & { readonly response: ListsResponse }) {
  const { t } = useTranslation('lists')
  // The note is not rendered for the others.
  const answer = response as Answered
  if (answer.kind === 'failure') {
    const own = { unreachable: t('problem.unreachable'), refused: t('problem.refused') }
    return <FailureNote failure={answer.failure} own={own} isBesideForm />
  }
  if (answer.kind === 'deleted') return <DeletedNote {...answer} />
  if (answer.kind === 'removed') return <RemovedNote lines={answer.lines} nameOf={nameOf} />
  return (
    <Note kind="warning" role="alert">
      <p>{t(`problem.${answer.kind}`)}</p>
    </Note>
  )
}

interface DeletedNoteProps {
  readonly name: string
  readonly lines: string
  readonly count: number
}

/** Names what was deleted, and makes it again. */
function DeletedNote({ name, lines, count }: DeletedNoteProps) {
  const { t } = useTranslation('lists')
  return (
    <Note
      kind="info"
      role="status"
      className={actionStyles.note}
      title={t('deleted.title')}
      action={
        <ListButton intent="restore" sent={{ name, lines }} size="dense" busyLabel={t('deleted.busy')}>
          {t('undo')}
        </ListButton>
      }
    >
      <p className={styles.name}>{name}</p>
      <p>{t('deleted.text', { count })}</p>
    </Note>
  )
}

interface RemovedNoteProps extends Pick<ListNoteProps, 'nameOf'> {
  readonly lines: string
}

function RemovedNote({ lines, nameOf }: RemovedNoteProps) {
  const { t } = useTranslation('lists')
  const name = nameOf?.(lines.replace(/:.*/, '')) ?? ''
  return (
    <Note
      kind="info"
      role="status"
      className={actionStyles.note}
      action={
        <ListButton intent="put" sent={{ lines }} size="dense" busyLabel={t('deleted.busy')} isHere>
          {t('undo')}
        </ListButton>
      }
    >
      <p>{t('removed', { name })}</p>
    </Note>
  )
}

/** A list that is deleted, perhaps in another tab, or that never was this buyer's. */
export function GoneList() {
  const { t } = useTranslation('lists')
  return (
    <Note
      kind="warning"
      role="alert"
      className={styles.note}
      title={t('gone.title')}
      action={
        <Link className="link" to={paths.lists()}>
          {t('gone.action')}
        </Link>
      }
    >
      <p>{t('gone.text')}</p>
    </Note>
  )
}
