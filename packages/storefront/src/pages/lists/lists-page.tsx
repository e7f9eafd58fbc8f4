import { useShopClient } from '@cartonnage/react-hooks'
import type { BuyerList } from '@cartonnage/sdk'
import { useTranslation } from 'react-i18next'
import { Link, useActionData, useLoaderData } from 'react-router-dom'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { EmptyState } from '../../components/empty-state'
import { Note } from '../../components/note'
import { Drawing } from '../../drawing/drawing'
import { loadLater } from '../../shell/load-later'
import { formatOrderDate } from '../../shell/order-date'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { usePageQuery } from '../../shell/use-shared-location'
import { BuyingPage } from '../../shared/lines/buying-page'
import type { changeLists } from './data/lists-action'
import type { loadLists } from './data/lists-loader'
import type { ListsResponse } from './data/lists-response'
import { ListButton } from './list-button'
import { ListNote } from './list-notes'
import styles from './lists.module.css'
import { RenameForm } from './rename-form'
import { NewForm, SaveForm } from './save-form'

export const action = loadLater(async () => (await import('./data/lists-action')).changeLists)
export const loader = loadLater(async () => (await import('./data/lists-loader')).loadLists)

/** After a refused form too: another tab may have changed the lists. */
export const shouldRevalidate = ({
  defaultShouldRevalidate,
  actionStatus,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate || actionStatus !== undefined

export const handle: PageHandle<typeof loadLists> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'lists' }),
}

/** The buyer's lists: to open, to rename and to delete; and where to save something on one of them. */
export function Component() {
  const { t } = useTranslation('lists')
  const { lists, source } = useLoaderData<typeof loadLists>()
  const response = useActionData<typeof changeLists>()
  return (
    <BuyingPage>
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      <ListNote response={response} />
      {lists === null ? (
        <Note kind="info">{t('unavailable')}</Note>
      ) : source === null ? (
        <>
          <LostSource />
          <AllLists lists={lists} response={response} />
          <NewForm response={response} />
        </>
      ) : (
        <SaveForm lists={lists} source={source} response={response} />
      )}
    </BuyingPage>
  )
}

/** What was to be saved is not there any more: the cart is empty by now, or is being calculated. */
function LostSource() {
  const { t } = useTranslation('lists')
  const isWanted = usePageQuery().get('from') !== null
  return isWanted ? (
    <Note kind="warning" className={styles.note}>
      {t('lost')}
    </Note>
  ) : null
}

interface AllListsProps {
  readonly lists: readonly BuyerList[]
  readonly response: ListsResponse | undefined
}

function AllLists({ lists, response }: AllListsProps) {
  const { t } = useTranslation('lists')
  if (lists.length === 0) {
    return (
      <EmptyState
        drawing={<Drawing kind="category" category="boxes" fit={{ width: 190, height: 150 }} />}
        title={t('empty.title')}
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <ul className={styles.lists}>
      {lists.map((list) => (
        <ListEntry key={list.id} list={list} response={response} />
      ))}
    </ul>
  )
}

interface ListEntryProps {
  readonly list: BuyerList
  readonly response: ListsResponse | undefined
}

function ListEntry({ list: { id, name, count, changedDate, isFavourites }, response }: ListEntryProps) {
  const { t } = useTranslation('lists')
  const { locale } = useShopClient()
  const facts = [
    count !== null && t('count', { count }),
    changedDate !== null && t('changed', { date: formatOrderDate(changedDate, locale) }),
    isFavourites && t('favourites'),
  ]
  return (
    <li className={styles.entry}>
      <div>
        <h2 className={styles.entryName}>
          <Link className="link" to={paths.list(id)}>
            {name === '' ? t('unnamed') : name}
          </Link>
        </h2>
        <p className="type-small muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.entryActions}>
        {isFavourites ? null : <RenameForm id={id} name={name} response={response} />}
        <ListButton
          intent="delete"
          sent={{ id }}
          variant="text"
          busyLabel={t('deleting')}
          label={t('of', { what: t('delete'), name })}
        >
          {t('delete')}
        </ListButton>
      </div>
    </li>
  )
}
