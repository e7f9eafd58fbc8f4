import { useShopClient } from '@cartonnage/react-hooks'
import type { ListContent } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useActionData, useHref, useLoaderData } from 'react-router-dom'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { Note } from '../../components/note'
import { loadLater } from '../../shell/load-later'
import { formatOrderDate } from '../../shell/order-date'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { BuyingPage } from '../../shared/lines/buying-page'
import type { ListedProduct } from '../../shared/product/listed-product'
import type { changeLists } from './data/lists-action'
import type { loadList } from './data/list-loader'
import type { ListsResponse } from './data/lists-response'
import { ListButton } from './list-button'
import { ListEditor } from './list-editor'
import { GoneList, ListNote } from './list-notes'
import styles from './lists.module.css'
import { RenameForm } from './rename-form'

export const action = loadLater(async () => (await import('./data/lists-action')).changeLists)
export const loader = loadLater(async () => (await import('./data/list-loader')).loadList)

/** After a refused form too: another tab may have changed the list. */
export const shouldRevalidate = ({
  defaultShouldRevalidate,
  actionStatus,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate || actionStatus !== undefined

export const handle: PageHandle<typeof loadList> = {
  kind: 'account',
  title: ({ data, i18n }) => data.list?.name || i18n.t('title', { ns: 'lists' }),
}

/** A list with what its products cost today: to change, to choose from, and to put into the cart. */
export function Component() {
  const { t } = useTranslation('lists')
  const { list, products } = useLoaderData<typeof loadList>()
  const response = useActionData<typeof changeLists>()
  return (
    <BuyingPage>
      <p>
        <Link className="link" to={paths.lists()}>
          {t('back')}
        </Link>
      </p>
      {list === null ? (
        <>
          <h1>{t('title')}</h1>
          <GoneList />
        </>
      ) : (
        <List key={list.id} list={list} products={products} response={response} />
      )}
    </BuyingPage>
  )
}

interface ListProps {
  readonly list: ListContent
  readonly products: readonly ListedProduct[]
  readonly response: ListsResponse | undefined
}

function List({ list, products, response }: ListProps) {
  const { t } = useTranslation('lists')
  const { locale } = useShopClient()
  const { id, name, lines, changedDate, hiddenCount, isFavourites } = list
  const nameOf = (productId: string) =>
    products.find((product) => isSameRecordId(product.id, productId))?.attributes.name ??
    t('goneProduct.title')
  const facts = [
    t('count', { count: lines.length }),
    changedDate !== null && t('changed', { date: formatOrderDate(changedDate, locale) }),
  ]
  return (
    <>
      <h1 className={styles.title}>{name === '' ? t('unnamed') : name}</h1>
      <p className="type-small muted">{facts.filter(Boolean).join(' · ')}</p>
      <ListNote response={response} nameOf={nameOf} />
      <div className={styles.tools}>
        {isFavourites ? null : <RenameForm id={id} name={name} response={response} />}
        {lines.length === 0 ? null : <FileLink id={id} />}
        <ListButton intent="delete" sent={{ id }} variant="text" size="dense" busyLabel={t('deleting')}>
          {t('deleteList')}
        </ListButton>
      </div>
      {hiddenCount === 0 ? null : <Note kind="info">{t('hidden', { count: hiddenCount })}</Note>}
      {lines.length === 0 ? (
        <EmptyState
          title={t('emptyList.title')}
          actions={
            <Link className={buttonClass({ variant: 'primary' })} to={paths.home()}>
              {t('emptyList.action')}
            </Link>
          }
        >
          {t('emptyList.text')}
        </EmptyState>
      ) : (
        <ListEditor list={list} products={products} response={response} />
      )}
    </>
  )
}

/** A plain link: the browser saves the file. */
function FileLink({ id }: { readonly id: string }) {
  const { t } = useTranslation('lists')
  return (
    <a className="link" href={useHref(paths.listFile(id))} download>
      {t('file.action')}
    </a>
  )
}
